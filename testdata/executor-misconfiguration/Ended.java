package mill.pools;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** A pool that only says no, and one that is meant to work. */
class Ended {
  private static final ScheduledExecutorService CLOSED;
  private static final ScheduledExecutorService OPEN;

  static {
    CLOSED = Executors.newScheduledThreadPool(0);
    CLOSED.shutdown();
    OPEN = Executors.newScheduledThreadPool(0); // expect: executor-misconfiguration
  }

  ScheduledExecutorService of(boolean open) {
    return open ? OPEN : CLOSED;
  }
}
