package quay.restoring;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;

public class Restoring {
  private final CountDownLatch high = new CountDownLatch(1);
  private final ExecutorService crew;

  public Restoring(ExecutorService crew) {
    this.crew = crew;
  }

  public void await(boolean wanted) {
    CompletableFuture<Void> tide =
        CompletableFuture.runAsync(
            () -> {
              try {
                high.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            crew);
    if (!wanted) {
      tide.cancel(true); // expect: ineffective-cancel
    }
  }

  public void interrupted(Thread watch) {
    CompletableFuture<Void> tide =
        CompletableFuture.runAsync(
            () -> {
              try {
                high.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            crew);
    watch.interrupt();
    tide.cancel(true);
  }
}
