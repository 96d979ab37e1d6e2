package quay.ordered;

import java.util.ArrayList;
import java.util.List;

public class Ordered {
  private final List<String> cargo = new ArrayList<>();
  private final int id;

  public Ordered(int id) {
    this.id = id;
  }

  public synchronized void load(String item) {
    cargo.add(item);
  }

  public synchronized int size() {
    return cargo.size();
  }

  public synchronized void clear() {
    cargo.clear();
  }

  public void takeFrom(Ordered other) {
    Ordered first = id < other.id ? this : other;
    Ordered second = first == this ? other : this;
    synchronized (first) {
      synchronized (second) {
        cargo.addAll(other.cargo);
      }
    }
  }

  public void takeUnder(Object other) {
    synchronized (other) {
      cargo.clear(); // expect: inconsistent-sync
    }
  }
}
