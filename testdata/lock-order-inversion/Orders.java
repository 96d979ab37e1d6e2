package shop.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class Orders {
  private final Object a = new Object();
  private final Object b = new Object();
  private final Object c = new Object();
  private final Object d = new Object();
  private final Lock first = new ReentrantLock();
  private final Lock second = new ReentrantLock();
  private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
  private final StampedLock stamped = new StampedLock();
  private final Object outer = new Object();
  private final Object e = new Object();
  private final Object f = new Object();
  private int count;

  public void ab() {
    synchronized (a) {
      synchronized (b) { // maybe: lock-order-inversion
        count++;
      }
    }
  }

  public void ba() {
    synchronized (b) {
      needA(); // expect: lock-order-inversion
    }
  }

  private void needA() {
    synchronized (a) {
      count++;
    }
  }

  public void locks() {
    first.lock();
    try {
      second.lock(); // maybe: lock-order-inversion
      try {
        count++;
      } finally {
        second.unlock();
      }
    } finally {
      first.unlock();
    }
  }

  public void locksAgain() {
    second.lock();
    try {
      first.lock(); // expect: lock-order-inversion
      try {
        count++;
      } finally {
        first.unlock();
      }
    } finally {
      second.unlock();
    }
  }

  public void upgrade() {
    rw.readLock().lock();
    try {
      rw.writeLock().lock(); // expect: lock-order-inversion
      try {
        count++;
      } finally {
        rw.writeLock().unlock();
      }
    } finally {
      rw.readLock().unlock();
    }
  }

  public void downgrade() {
    rw.writeLock().lock();
    try {
      rw.readLock().lock();
      try {
        count++;
      } finally {
        rw.readLock().unlock();
      }
    } finally {
      rw.writeLock().unlock();
    }
  }

  public void stamps() {
    long one = stamped.writeLock();
    try {
      long two = stamped.writeLock(); // expect: lock-order-inversion
      stamped.unlockWrite(two);
    } finally {
      stamped.unlockWrite(one);
    }
  }

  public void cd() {
    synchronized (c) {
      synchronized (d) {
        count++;
      }
    }
  }

  public void cdAgain() {
    synchronized (c) {
      count++;
    }
    synchronized (d) {
      count++;
    }
  }

  public void guardedEf() {
    synchronized (outer) {
      synchronized (e) {
        synchronized (f) {
          count++;
        }
      }
    }
  }

  public void guardedFe() {
    synchronized (outer) {
      synchronized (f) {
        synchronized (e) {
          count++;
        }
      }
    }
  }

  static class Tried {
    private final Lock one = new ReentrantLock();
    private final Lock two = new ReentrantLock();
    private int n;

    void forth() throws InterruptedException {
      one.lock();
      try {
        if (two.tryLock(1, TimeUnit.SECONDS)) {
          try {
            n++;
          } finally {
            two.unlock();
          }
        }
      } finally {
        one.unlock();
      }
    }

    void back() {
      two.lock();
      try {
        one.lock();
        try {
          n++;
        } finally {
          one.unlock();
        }
      } finally {
        two.unlock();
      }
    }
  }

  static class Account {
    private final int id;
    private int balance;

    Account(int id) {
      this.id = id;
    }

    static void transfer(Account from, Account to, int amount) {
      synchronized (from) {
        synchronized (to) { // expect: lock-order-inversion
          from.balance -= amount;
          to.balance += amount;
        }
      }
    }

    static void ordered(Account from, Account to, int amount) {
      Account low = from.id < to.id ? from : to;
      Account high = from.id < to.id ? to : from;
      synchronized (low) {
        synchronized (high) {
          from.balance -= amount;
          to.balance += amount;
        }
      }
    }

    static void branched(Account from, Account to, int amount) {
      if (from.id < to.id) {
        synchronized (from) {
          synchronized (to) {
            to.balance += amount;
          }
        }
      } else {
        synchronized (to) {
          synchronized (from) {
            to.balance += amount;
          }
        }
      }
    }

    synchronized void give(Account other, int amount) {
      balance -= amount;
      other.take(amount); // expect: lock-order-inversion
    }

    synchronized void take(int amount) {
      balance += amount;
      twice();
    }

    synchronized void twice() {
      balance *= 2;
    }
  }

  static class Parent {
    private final List<Child> children = new ArrayList<>();

    synchronized void add(Child child) {
      children.add(child);
    }

    synchronized void refresh() {
      for (Child child : children) {
        child.render(); // maybe: lock-order-inversion
      }
    }

    synchronized void changed() {
      children.clear();
    }
  }

  static class Child {
    private final Parent parent;
    private int n;

    Child(Parent parent) {
      this.parent = parent;
    }

    synchronized void render() {
      n++;
    }

    synchronized void close() {
      parent.changed(); // expect: lock-order-inversion
    }
  }
}
