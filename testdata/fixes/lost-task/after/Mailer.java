import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;

class Mailer {
  private final ExecutorService pool;
  private final ScheduledExecutorService timer;

  Mailer(ExecutorService pool, ScheduledExecutorService timer) {
    this.pool = pool;
    this.timer = timer;
  }

  void send(String text) {
    pool.execute(() -> deliver(text)); // keeps this comment
    pool
        .execute(
            () -> {
              deliver(text);
            });
  }

  void value(String text) {
    // a task with a result needs its future
    pool.submit(() -> text.length() / 0);
  }

  void later(String text) {
    // a scheduled pool swallows the failure of execute, too
    timer.submit(() -> deliver(text));
  }

  private void deliver(String text) {
    throw new IllegalStateException(text);
  }
}
