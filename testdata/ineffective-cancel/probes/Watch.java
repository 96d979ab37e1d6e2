package quay.probes;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Watch {
  private final Soundings soundings;
  private final ExecutorService crew;
  private CompletableFuture<Integer> doubled;
  private CompletableFuture<Integer> source;
  private CompletableFuture<Integer> behind;
  private Future<?> lamp;

  public Watch(Soundings soundings, ExecutorService crew) {
    this.soundings = soundings;
    this.crew = crew;
  }

  public int depth() throws InterruptedException, ExecutionException {
    CompletableFuture<Integer> depth = soundings.next();
    try {
      return depth.get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      depth.cancel(true); // expect: ineffective-cancel
      return -1;
    }
  }

  public int size() throws InterruptedException, ExecutionException {
    CompletableFuture<Integer> size = soundings.size();
    try {
      return size.get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      size.cancel(true);
      return -1;
    }
  }

  public void begin() {
    doubled = soundings.next().thenApply(depth -> depth * 2);
    source = soundings.next();
    behind = source.thenApply(depth -> depth * 2);
    lamp = crew.submit(() -> System.out.println("lit"));
  }

  public void end() {
    doubled.cancel(true); // expect: ineffective-cancel
    lamp.cancel(true);
  }

  public void endBoth() {
    behind.cancel(false);
    source.cancel(false);
  }

  public int depths() {
    return doubled.join() + behind.join();
  }
}
