package quay.shared;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Shared {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private int ships;
  private boolean paused;

  public void awaitEmpty() throws InterruptedException {
    lock.lock();
    try {
      while (ships > 0) {
        changed.await();
      }
    } finally {
      lock.unlock();
    }
  }

  public void awaitPaused() throws InterruptedException {
    lock.lock();
    try {
      while (!paused) {
        changed.await();
      }
    } finally {
      lock.unlock();
    }
  }

  public void pause() {
    lock.lock();
    try {
      paused = true;
      changed.signal(); // expect: wait-without-monitor
    } finally {
      lock.unlock();
    }
  }
}
