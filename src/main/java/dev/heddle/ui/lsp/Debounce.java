package dev.heddle.ui.lsp;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Runs work on one thread, a moment after it was asked for; work on the same subject that is asked
 * for meanwhile replaces it, waiting or running.
 */
final class Debounce implements AutoCloseable {
  private final ScheduledThreadPoolExecutor worker;
  private final long delayMillis;
  private final Map<String, AtomicLong> requests = new HashMap<>();

  Debounce(long delayMillis) {
    this.delayMillis = delayMillis;
    this.worker =
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread thread = new Thread(null, task, "heddle-lsp", 64L << 20);
              thread.setDaemon(true);
              return thread;
            });
  }

  /** The thread of all work, for what must not be replaced. */
  ExecutorService worker() {
    return worker;
  }

  /**
   * Asks for work.
   *
   * @param work gets a checkpoint that throws once it is replaced
   * @param failed told of any other failure
   */
  void ask(String subject, Consumer<Runnable> work, Consumer<Throwable> failed) {
    AtomicLong last;
    synchronized (requests) {
      last = requests.computeIfAbsent(subject, s -> new AtomicLong());
    }
    long own = last.incrementAndGet();
    Runnable checkpoint =
        () -> {
          if (last.get() != own) {
            throw new CancellationException();
          }
        };
    // run tells its own failures
    var unused =
        worker.schedule(() -> run(work, checkpoint, failed), delayMillis, TimeUnit.MILLISECONDS);
  }

  private static void run(
      Consumer<Runnable> work, Runnable checkpoint, Consumer<Throwable> failed) {
    try {
      checkpoint.run();
      work.accept(checkpoint);
    } catch (CancellationException replaced) {
      // the work that replaced it is on its way
    } catch (RuntimeException | Error e) {
      failed.accept(e);
    }
  }

  @Override
  public void close() {
    worker.shutdownNow();
  }
}
