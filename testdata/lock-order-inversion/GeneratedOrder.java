package quay.order;

import lombok.Locked;
import lombok.Synchronized;

public class GeneratedOrder {
  private final Object ledger = new Object();
  private int entries;

  @Synchronized
  public void post() {
    synchronized (ledger) { // maybe: lock-order-inversion
      entries++;
    }
  }

  public void close() {
    synchronized (ledger) {
      entries = 0;
      total(); // expect: lock-order-inversion
    }
  }

  @Synchronized
  public int total() {
    return entries;
  }

  @Locked("gate")
  public void enter() {
    synchronized (ledger) {
      entries++;
    }
  }

  @Locked("gate")
  public void leave() {
    synchronized (ledger) {
      entries--;
    }
  }
}
