package shop.caught;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicReference;

/** Failures that are caught, and the count that is skipped nevertheless. */
final class Caught {
  interface Shard {
    void warm() throws IOException;
  }

  static final class Warm implements Runnable {
    private final Shard shard;
    private final CountDownLatch latch;

    Warm(Shard shard, CountDownLatch latch) {
      this.shard = shard;
      this.latch = latch;
    }

    @Override
    public void run() {
      try {
        shard.warm();
        latch.countDown(); // expect: skippable-countdown
      } catch (Exception e) {
        System.err.println("cold: " + e);
      }
    }
  }

  void lambda(ExecutorService pool, Shard shard, Phaser phaser) {
    pool.execute(
        () -> {
          try {
            shard.warm();
            phaser.arrive(); // expect: skippable-countdown
          } catch (Throwable e) {
            System.err.println("cold: " + e);
            return;
          }
          System.out.println("warm");
        });
  }

  void resource(ExecutorService pool, Callable<AutoCloseable> opener, CountDownLatch latch) {
    pool.execute(
        () -> {
          try (AutoCloseable open = opener.call()) {
            System.out.println(open);
            latch.countDown(); // expect: skippable-countdown
          } catch (Exception e) {
            System.err.println("cannot open: " + e);
          }
        });
  }

  // -- silent

  void bothWays(ExecutorService pool, Shard shard, CountDownLatch latch) {
    pool.execute(
        () -> {
          try {
            shard.warm();
            latch.countDown();
          } catch (Exception e) {
            System.err.println("cold: " + e);
            latch.countDown();
          }
        });
  }

  void throughHelper(
      ExecutorService pool, Shard shard, CountDownLatch latch, AtomicReference<Exception> first) {
    pool.execute(
        () -> {
          try {
            shard.warm();
            latch.countDown();
          } catch (Exception e) {
            failed(e, first, latch);
          }
        });
  }

  private static void failed(
      Exception e, AtomicReference<Exception> first, CountDownLatch latch) {
    first.compareAndSet(null, e);
    latch.countDown();
  }

  void untilItWorks(ExecutorService pool, Shard shard, CountDownLatch latch) {
    pool.execute(
        () -> {
          while (true) {
            try {
              shard.warm();
              latch.countDown();
              return;
            } catch (Exception e) {
              System.err.println("again: " + e);
            }
          }
        });
  }

  void afterInner(ExecutorService pool, List<Shard> shards, CountDownLatch latch) {
    pool.execute(
        () -> {
          for (Shard shard : shards) {
            try {
              shard.warm();
            } catch (Exception e) {
              System.err.println("cold: " + e);
            }
          }
          latch.countDown();
        });
  }
}
