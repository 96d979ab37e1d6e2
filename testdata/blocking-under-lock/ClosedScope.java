import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that a resource stands for is given back at the end of its block. */
class ClosedScope {
  private final Lock lock = new ReentrantLock();
  private int rounds;

  private Held hold() {
    lock.lock();
    return new Held(lock);
  }

  void pauseBehind() throws InterruptedException {
    try (Held held = hold()) {
      rounds++;
    }
    Thread.sleep(100);
  }

  void pauseInside() throws InterruptedException {
    try (Held held = hold()) {
      rounds++;
      Thread.sleep(100); // expect: blocking-under-lock
    }
  }

  private static final class Held implements AutoCloseable {
    private final Lock lock;

    Held(Lock lock) {
      this.lock = lock;
    }

    @Override
    public void close() {
      lock.unlock();
    }
  }
}
