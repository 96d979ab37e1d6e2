package beacon.checks;

import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableScheduledFuture;
import com.google.common.util.concurrent.ListeningScheduledExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.TimeUnit;

/** A callback hears of the end of the task. */
class Watched {
  private ListenableScheduledFuture<?> kept;

  void start(ListeningScheduledExecutorService clock, FutureCallback<Object> ended) {
    kept = clock.scheduleWithFixedDelay(Watched::check, 1, 1, TimeUnit.SECONDS);
    Futures.addCallback(kept, ended, MoreExecutors.directExecutor());
    clock.scheduleWithFixedDelay(Watched::check, 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
  }

  static void check() {
    System.out.println(Integer.parseInt(System.getProperty("beacon")));
  }
}
