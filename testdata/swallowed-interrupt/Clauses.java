package cancel.clauses;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.logging.Logger;

class Clauses {
  private static final Logger LOG = Logger.getLogger("x");
  private BlockingQueue<String> queue;
  private volatile boolean interrupted;

  void empty() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException ignored) { // expect: swallowed-interrupt
    }
  }

  String multi(Future<String> f) {
    try {
      return f.get();
    } catch (InterruptedException | ExecutionException e) { // expect: swallowed-interrupt
      throw new IllegalStateException(e);
    }
  }

  void loop(Semaphore s) {
    while (true) {
      try {
        s.acquire();
        work();
      } catch (InterruptedException e) { // expect: swallowed-interrupt
        LOG.info("interrupted");
      }
    }
  }

  boolean broad(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (Exception e) { // expect: swallowed-interrupt
      LOG.warning(e.toString());
      return false;
    }
  }

  void throwable(Lock lock) {
    try {
      lock.lockInterruptibly();
    } catch (Throwable t) { // expect: swallowed-interrupt
      throw new RuntimeException(t);
    }
  }

  void join(Thread t) throws IOException {
    try {
      t.join();
    } catch (InterruptedException e) { // expect: swallowed-interrupt
      throw new IOException("interrupted", e);
    }
  }

  void clearsFlag() {
    try {
      TimeUnit.SECONDS.sleep(1);
    } catch (InterruptedException e) { // expect: swallowed-interrupt
      Thread.interrupted();
    }
  }

  void interruptsOther(Thread other) {
    try {
      queue.take();
    } catch (InterruptedException e) { // expect: swallowed-interrupt
      other.interrupt();
    }
  }

  String timed(Future<String> f) {
    try {
      return f.get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return "late";
    } catch (Exception e) { // expect: swallowed-interrupt
      return "failed";
    }
  }

  CompletableFuture<String> promise(Future<String> f) {
    CompletableFuture<String> out = new CompletableFuture<>();
    try {
      out.complete(f.get());
    } catch (Exception e) { // expect: swallowed-interrupt
      out.completeExceptionally(e);
    }
    return out;
  }

  void inTask(ExecutorService pool) {
    pool.execute(
        () -> {
          while (true) {
            try {
              System.out.println(queue.take());
            } catch (InterruptedException e) { // expect: swallowed-interrupt
              LOG.info("interrupted, going on");
            }
          }
        });
  }

  // -- silent

  void restores() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      LOG.info("x");
      Thread.currentThread().interrupt();
    }
  }

  void restoresThroughLocal(Condition c) {
    Thread me = Thread.currentThread();
    try {
      c.await(); // maybe: wait-outside-loop
    } catch (InterruptedException e) {
      me.interrupt();
    }
  }

  void rethrows() throws InterruptedException {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      LOG.info("x");
      throw e;
    }
  }

  void otherInterrupt() throws InterruptedIOException {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      InterruptedIOException io = new InterruptedIOException("x");
      io.initCause(e);
      throw io;
    }
  }

  void instance(Future<String> f) {
    try {
      f.get();
    } catch (Exception e) {
      if (e instanceof InterruptedException) {
        Thread.currentThread().interrupt();
      }
      throw new IllegalStateException(e);
    }
  }

  void rethrowsAll(Future<String> f) throws Exception {
    try {
      f.get();
    } catch (Exception e) {
      throw e;
    }
  }

  void earlier(Future<String> f) throws InterruptedException {
    try {
      f.get();
    } catch (InterruptedException e) {
      throw e;
    } catch (Exception e) {
      LOG.info("x");
    }
  }

  void inner(Future<String> f) {
    try {
      try {
        f.get();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    } catch (Exception e) {
      LOG.info("x");
    }
  }

  void notInterruptible(Runnable r) {
    try {
      r.run();
    } catch (Exception e) {
      LOG.info("x");
    }
  }

  void remembered() {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          queue.take();
          return;
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  void thread() {
    new Thread(
            () -> {
              try {
                while (true) {
                  System.out.println(queue.take());
                }
              } catch (InterruptedException e) {
                LOG.info("stopped");
              }
            })
        .start();
    Thread t =
        new Thread(
            new Runnable() {
              @Override
              public void run() {
                while (!interrupted) {
                  try {
                    System.out.println(queue.take());
                  } catch (InterruptedException e) {
                    break;
                  }
                }
              }
            });
    t.start();
    Thread.startVirtualThread(this::pump);
  }

  private void pump() {
    try {
      System.out.println(queue.take());
    } catch (InterruptedException e) {
      return;
    }
  }

  static final class Watcher implements Runnable {
    void start() {
      new Thread(this, "watcher").start();
    }

    @Override
    public void run() {
      try {
        Thread.sleep(10);
      } catch (Throwable t) {
        LOG.info("stopped");
      }
    }
  }

  static final class Worker extends Thread {
    @Override
    public void run() {
      try {
        sleep(10);
      } catch (InterruptedException e) {
        // the thread ends
      }
    }

    void rest() {
      try {
        sleep(10);
      } catch (InterruptedException e) {
        interrupt();
      }
    }

    void restBadly() {
      try {
        sleep(10);
      } catch (InterruptedException e) { // expect: swallowed-interrupt
        LOG.info("x");
      }
    }
  }

  private void work() throws InterruptedException {}
}
