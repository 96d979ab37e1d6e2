// release: 21
package quay.shapes.order;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class Ledger<T extends Entry> {
  private final Audit audit;
  private final ReentrantLock lock = new ReentrantLock();
  protected final Map<String, T> entries = new HashMap<>();
  private int size;

  Ledger(Audit audit) {
    this.audit = audit;
  }

  public synchronized void post(T entry) {
    audit.write(entry); // expect: lock-order-inversion
  }

  public synchronized int total() {
    return 1;
  }

  void add(T entry) {
    lock.lock();
    try {
      size++;
    } finally {
      lock.unlock();
    }
  }

  void remove(T entry) {
    lock.lock();
    try {
      size--;
    } finally {
      lock.unlock();
    }
  }

  int clear() {
    lock.lock();
    try {
      int old = size;
      size = 0;
      return old;
    } finally {
      lock.unlock();
    }
  }

  void shrink() {
    size = size / 2; // expect: inconsistent-sync
  }
}
