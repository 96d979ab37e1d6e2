package shop.signals;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Signals {
  private final Object monitor = new Object();
  private final Object other = new Object();
  private final Lock lock = new ReentrantLock();
  private final Condition ready = lock.newCondition();
  private final ReadWriteLock rw = new ReentrantReadWriteLock();
  private boolean done;

  public void plain() {
    done = true;
    notifyAll(); // expect: wait-without-monitor
  }

  public void wrong() {
    synchronized (other) {
      monitor.notifyAll(); // expect: wait-without-monitor
    }
  }

  public synchronized void inTask(Executor pool) {
    pool.execute(() -> this.notifyAll()); // expect: wait-without-monitor
  }

  public void helper() {
    wake();
  }

  private void wake() {
    monitor.notify(); // expect: wait-without-monitor
  }

  public void mistaken() throws InterruptedException {
    lock.lock();
    try {
      while (!done) {
        ready.wait(); // expect: wait-without-monitor
      }
      ready.notifyAll(); // expect: wait-without-monitor
    } finally {
      lock.unlock();
    }
  }

  public void afterUnlock() {
    lock.lock();
    try {
      done = true;
    } finally {
      lock.unlock();
    }
    ready.signal(); // expect: wait-without-monitor
  }

  public Condition unsupported() {
    return rw.readLock().newCondition(); // expect: wait-without-monitor
  }

  public void onThread(Thread worker) throws InterruptedException {
    synchronized (worker) {
      while (!done) {
        worker.wait(); // expect: wait-without-monitor
      }
    }
  }

  public void held() throws InterruptedException {
    synchronized (monitor) {
      while (!done) {
        monitor.wait();
      }
    }
    Object same = monitor;
    synchronized (same) {
      monitor.notifyAll();
    }
    lock.lock();
    try {
      ready.signalAll();
    } finally {
      lock.unlock();
    }
  }

  public synchronized void method() {
    this.notifyAll();
    now(() -> notifyAll());
  }

  private void now(Runnable step) {
    step.run();
  }

  public void outer() {
    synchronized (monitor) {
      inner();
    }
  }

  private void inner() {
    monitor.notifyAll();
  }

  public void given(Object handed) {
    handed.notifyAll();
  }

  public void runtimeClass() {
    synchronized (getClass()) { // maybe: bad-lock-object
      getClass().notifyAll();
    }
  }

  public void notify(String event) {
    done = event.isEmpty();
  }

  public void own() {
    notify("x");
  }

  static class Buffer {
    private final Queue<String> items = new ArrayDeque<>();

    synchronized void put(String item) throws InterruptedException {
      while (items.size() == 10) {
        wait();
      }
      items.add(item);
      notify(); // expect: wait-without-monitor
    }

    synchronized String take() throws InterruptedException {
      while (items.isEmpty()) {
        wait();
      }
      notify(); // expect: wait-without-monitor
      return items.poll();
    }
  }

  static class OneKind {
    private boolean open;

    synchronized void open() {
      open = true;
      notify();
    }

    synchronized void await() throws InterruptedException {
      while (!open) {
        wait();
      }
    }
  }
}
