package quay.declared;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

public class Declared {
  private final BlockingQueue<String> calls;
  private final ExecutorService crew;
  private Future<String> next;

  public Declared(BlockingQueue<String> calls, ExecutorService crew) {
    this.calls = calls;
    this.crew = crew;
  }

  private String take() {
    try {
      return calls.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  public void begin() {
    next = CompletableFuture.supplyAsync(this::take, crew);
  }

  public void end() {
    next.cancel(true); // expect: ineffective-cancel
  }

  public void submitted(boolean wanted) {
    Future<String> call = crew.submit(this::take);
    if (!wanted) {
      call.cancel(true);
    }
  }

  public void local(boolean wanted) {
    Future<String> call = CompletableFuture.supplyAsync(this::take, crew);
    if (!wanted) {
      call.cancel(true); // expect: ineffective-cancel
    }
  }
}
