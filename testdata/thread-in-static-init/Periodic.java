package boot.periodic;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

final class Periodic {
  private static final ScheduledExecutorService CLOCK = Executors.newScheduledThreadPool(1);

  static {
    CLOCK.scheduleAtFixedRate(Periodic::tick, 0, 1, TimeUnit.MINUTES); // expect: thread-in-static-init
  }

  private Periodic() {}

  static void later() {
    CLOCK.scheduleWithFixedDelay(Periodic::tick, 0, 1, TimeUnit.MINUTES);
  }

  private static void tick() {
    System.out.println("tick");
  }
}
