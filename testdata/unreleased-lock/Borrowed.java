package gate.borrowed;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.function.Function;
import java.util.function.Supplier;

/** Permits that some methods hand over to their caller, and others give back themselves. */
final class Borrowed<C> {
  interface Sender {
    void send(Runnable whenDone);
  }

  private final Semaphore permits = new Semaphore(10);
  private final Semaphore mine = new Semaphore(10);
  private final Semaphore own = new Semaphore(10);
  private final Supplier<C> factory;

  Borrowed(Supplier<C> factory) {
    this.factory = factory;
  }

  C borrow() throws InterruptedException {
    permits.acquire();
    return factory.get();
  }

  void giveBack(C connection) {
    System.out.println(connection);
    permits.release();
  }

  <T> T with(Function<C, T> body) throws InterruptedException {
    permits.acquire(); // expect: unreleased-lock
    T result = body.apply(factory.get());
    permits.release();
    return result;
  }

  int each(Iterable<Function<C, Integer>> bodies) throws InterruptedException {
    int n = 0;
    for (Function<C, Integer> body : bodies) {
      own.acquire(); // expect: unreleased-lock
      if (body == null) {
        continue;
      }
      n++;
      own.release();
    }
    return n;
  }

  void all(List<Lock> locks, Runnable body) {
    for (Lock lock : locks) {
      lock.lock();
    }
    try {
      body.run();
    } finally {
      for (Lock lock : locks) {
        lock.unlock();
      }
    }
  }

  void drain(int n, Runnable body) throws InterruptedException {
    for (int i = 0; i < n; i++) {
      mine.acquire();
    }
    body.run();
    for (int i = 0; i < n; i++) {
      mine.release();
    }
  }

  void send(Sender sender) throws InterruptedException {
    permits.acquire();
    try {
      sender.send(this::done);
    } catch (RuntimeException e) {
      permits.release();
      throw e;
    }
  }

  private void done() {
    permits.release();
  }
}
