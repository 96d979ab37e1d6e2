// essence: a handler that never reads the failure does not complement the catch beside it
package quay.blind;

import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

class BlindHandlers {
  private static final Logger LOG = LoggerFactory.getLogger(BlindHandlers.class);
  private final ExecutorService pool;

  BlindHandlers(ExecutorService pool) {
    this.pool = pool;
  }

  void blind(Runnable work) {
    try {
      CompletableFuture.runAsync(work, pool).whenComplete((done, failure) -> LOG.info("over"));
    } catch (RuntimeException e) { // expect: unreachable-async-catch
      LOG.error("failed", e);
    }
  }

  void reading(Runnable work) {
    try {
      CompletableFuture.runAsync(work, pool).whenComplete((done, failure) -> LOG.info("over", failure));
    } catch (RuntimeException e) {
      LOG.error("failed", e);
    }
  }

  CompletableFuture<String> recovering(CompletableFuture<String> text) {
    try {
      return text.thenApply(String::strip).exceptionally(failure -> "");
    } catch (RuntimeException e) {
      return CompletableFuture.completedFuture("");
    }
  }

  void listening(ListeningExecutorService listening, Runnable work) {
    try {
      ListenableFuture<?> running = listening.submit(work);
      running.addListener(() -> LOG.info("over {}", running), pool);
    } catch (RuntimeException e) { // maybe: unreachable-async-catch
      LOG.error("failed", e);
    }
  }
}
