package shop.workers;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

public class Workers {
  private final AtomicInteger started = new AtomicInteger();
  private int count;

  public void thread(CountDownLatch done, Runnable work) {
    new Thread(
            () -> {
              work.run();
              done.countDown(); // expect: skippable-countdown
            })
        .start();
  }

  public void phaser(ExecutorService pool, Phaser phaser, Runnable work) {
    pool.execute(
        () -> {
          work.run();
          phaser.arriveAndDeregister(); // expect: skippable-countdown
        });
  }

  public CompletableFuture<Void> stage(
      CompletableFuture<String> page, CountDownLatch done, java.util.function.Consumer<String> sink) {
    return page.thenAccept(
        text -> {
          sink.accept(text);
          done.countDown(); // expect: skippable-countdown
        });
  }

  static final class Job implements Runnable {
    private final CountDownLatch done;
    private final Runnable work;

    Job(CountDownLatch done, Runnable work) {
      this.done = done;
      this.work = work;
    }

    @Override
    public void run() {
      try {
        work.run();
      } catch (IllegalStateException e) {
        System.err.println(e);
      }
      done.countDown(); // expect: skippable-countdown
    }
  }

  public void acrossHelper(ExecutorService pool, CountDownLatch done, Runnable work) {
    pool.execute(() -> step(done, work));
  }

  private void step(CountDownLatch done, Runnable work) {
    work.run();
    done.countDown(); // expect: skippable-countdown
  }

  public void inFinally(ExecutorService pool, CountDownLatch done, Runnable work) {
    pool.execute(
        () -> {
          try {
            work.run();
          } finally {
            done.countDown();
          }
        });
  }

  public void afterCatchAll(ExecutorService pool, CountDownLatch done, Runnable work) {
    pool.execute(
        () -> {
          try {
            work.run();
          } catch (RuntimeException e) {
            System.err.println(e);
          }
          done.countDown();
        });
  }

  public void bothOutcomes(ExecutorService pool, CountDownLatch done, Runnable work) {
    pool.execute(
        () -> {
          try {
            work.run();
            done.countDown();
          } catch (Throwable e) {
            done.countDown();
            throw e;
          }
        });
  }

  public void first(ExecutorService pool, CountDownLatch ready, Runnable work) {
    pool.execute(
        () -> {
          ready.countDown();
          work.run();
        });
  }

  public void trivial(ExecutorService pool, CountDownLatch ready) {
    pool.execute(
        () -> {
          count++;
          started.incrementAndGet();
          System.out.println("started");
          ready.countDown();
        });
  }

  public void start(CountDownLatch go, Runnable prepare) {
    prepare.run();
    go.countDown();
  }

  public void lockedFinally(
      ExecutorService pool, CountDownLatch done, java.util.concurrent.locks.Lock lock) {
    pool.execute(
        () -> {
          lock.lock();
          try {
            count++;
          } finally {
            done.countDown();
            lock.unlock();
          }
        });
  }
}
