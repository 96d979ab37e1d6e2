package beacon.checks;

import java.util.TimerTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import lombok.extern.slf4j.Slf4j;

/** Steps that only log, count time or cancel; a task that reads what nobody guards. */
@Slf4j
class Logs {
  private final AtomicLong seconds = new AtomicLong();
  private ScheduledFuture<?> handle;

  void start(ScheduledExecutorService clock) {
    handle =
        clock.scheduleAtFixedRate(
            () -> {
              try {
                check();
              } catch (IllegalStateException e) {
                log.warn("interrupted", e);
                Thread.currentThread().interrupt();
              } catch (Throwable t) {
                log.error("failed", t);
              }
            },
            1,
            1,
            TimeUnit.SECONDS);
    clock.scheduleWithFixedDelay(
        () -> {
          log.info("tick");
          seconds.addAndGet(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime()));
        },
        1,
        1,
        TimeUnit.SECONDS);
    clock.scheduleWithFixedDelay(this::check, 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
  }

  void start(java.util.Timer timer) {
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            try {
              check();
            } catch (IllegalStateException e) {
              cancel();
            } catch (RuntimeException e) {
              log.error("failed", e);
            }
          }
        },
        1,
        1);
  }

  void stop() {
    handle.cancel(false);
  }

  private void check() {
    System.out.println(Integer.parseInt(System.getProperty("beacon")));
  }
}
