// a private helper whose callers all hold a lock already enters it again: that is no new order
package port.election;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Reentered {
  private final Lock session = new ReentrantLock();
  private int attempts;

  public synchronized void lost() {
    rejoin();
  }

  public synchronized void expired() {
    later();
  }

  private void later() {
    rejoin();
  }

  private void rejoin() {
    session.lock();
    try {
      terminate();
    } finally {
      session.unlock();
    }
  }

  public synchronized void terminate() {
    attempts++;
  }

  static class Open {
    private final Lock other = new ReentrantLock();
    private int opened;

    public synchronized void first() {
      open();
    }

    public void second() {
      open();
    }

    private void open() {
      other.lock();
      try {
        close(); // expect: lock-order-inversion
      } finally {
        other.unlock();
      }
    }

    public synchronized void close() {
      opened++;
    }
  }
}
