// essence: a loop whose condition asks again
package rounds;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

class Rounds {
  void untilDone(ExecutorService pool) throws InterruptedException {
    pool.shutdown();
    while (!pool.isTerminated()) {
      pool.awaitTermination(1, TimeUnit.SECONDS);
    }
  }

  void atMost(ExecutorService pool) throws InterruptedException {
    pool.shutdown();
    for (int i = 0; i < 5 && !pool.isTerminated(); i++) {
      pool.awaitTermination(1, TimeUnit.SECONDS);
    }
  }

  void once(ExecutorService pool, CountDownLatch up) throws InterruptedException {
    if (!pool.isTerminated()) {
      pool.awaitTermination(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    }
    up.await(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
  }

  void each(Iterable<ExecutorService> pools) throws InterruptedException {
    for (ExecutorService pool : pools) {
      pool.awaitTermination(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    }
  }
}
