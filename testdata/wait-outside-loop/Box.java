package shop.box;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Box {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition full = lock.newCondition();
  private final CountDownLatch latch = new CountDownLatch(1);
  private final CyclicBarrier barrier = new CyclicBarrier(2);
  private Object content;

  public synchronized Object take() throws InterruptedException {
    if (content == null) {
      wait(); // expect: wait-outside-loop
    }
    return content;
  }

  public Object takeLocked() throws InterruptedException {
    lock.lock();
    try {
      if (content == null) {
        full.await(); // expect: wait-outside-loop
      }
      return content;
    } finally {
      lock.unlock();
    }
  }

  public Object takeTimed() throws InterruptedException {
    lock.lock();
    try {
      if (content == null && !full.await(1, TimeUnit.SECONDS)) { // expect: wait-outside-loop
        return null;
      }
      return content;
    } finally {
      lock.unlock();
    }
  }

  public long nanos() throws InterruptedException {
    lock.lock();
    try {
      return full.awaitNanos(10); // expect: wait-outside-loop
    } finally {
      lock.unlock();
    }
  }

  public Object looped() throws InterruptedException {
    lock.lock();
    try {
      while (content == null) {
        full.await();
      }
      return content;
    } finally {
      lock.unlock();
    }
  }

  public synchronized void doLoop() throws InterruptedException {
    do {
      wait(100);
    } while (content == null);
  }

  public synchronized void endless() throws InterruptedException {
    for (; ; ) {
      if (content != null) {
        return;
      }
      wait();
    }
  }

  public void others() throws Exception {
    latch.await();
    barrier.await();
  }

  public void wait(String event) {
    content = event;
  }

  public void own() {
    wait("x");
  }

  public void child(Process child) throws InterruptedException {
    child.waitFor();
  }
}
