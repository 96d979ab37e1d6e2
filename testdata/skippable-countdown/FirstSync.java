package mirror.sync;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A latch for the first success of something that runs again and again. */
class FirstSync {
  private final CountDownLatch first = new CountDownLatch(1);
  private final CountDownLatch each = new CountDownLatch(8);

  void start(ScheduledExecutorService timer) {
    timer.schedule( // maybe: lost-task
        () -> {
          fetch();
          if (first.getCount() > 0) {
            first.countDown();
          }
        },
        1,
        TimeUnit.SECONDS);
    timer.execute(
        () -> {
          fetch();
          each.countDown(); // expect: skippable-countdown
        });
  }

  private void fetch() {
    System.out.println(Integer.parseInt(System.getProperty("mirror")));
  }
}
