// old values that are only looked at: by a log, or by tests that reset things
package quarry.limits;

import com.google.common.annotations.VisibleForTesting;
import java.util.concurrent.atomic.AtomicLong;

class Announced {
  private static final AtomicLong last = new AtomicLong();
  private final AtomicLong limit = new AtomicLong();
  private final AtomicLong floor = new AtomicLong();

  private static long changed(String name, long before, long now) {
    if (before != now) {
      System.out.println(name + " was " + before + " and is " + now);
    }
    return now;
  }

  private static long larger(String name, long before, long now) {
    System.out.println(name);
    return before > now ? before : now;
  }

  private static long most(long before, long now) {
    if (before > now) {
      return before;
    }
    return now;
  }

  void configure(long wanted) {
    limit.set(changed("limit", limit.get(), wanted));
  }

  void raise(long wanted) {
    limit.set(larger("limit", limit.get(), wanted)); // expect: non-atomic-update
  }

  void lift(long wanted) {
    floor.set(most(floor.get(), wanted)); // expect: non-atomic-update
    floor.set(Math.max(floor.get(), wanted)); // expect: non-atomic-update
  }

  @VisibleForTesting
  static void reset(long to) {
    if (last.get() > to) {
      last.set(to);
    }
  }

  static void lower(long to) {
    if (last.get() > to) {
      last.set(to); // expect: non-atomic-update
    }
  }
}
