package loft.store;

import java.io.ObjectInputStream;
import java.util.ArrayList;
import java.util.List;

/** Fields that only the making of the object assigns, and one that is replaced. */
class Fields {
  private List<String> made;
  private transient Object restored = new Object();
  private List<String> replaced = new ArrayList<>();

  Fields(int size) {
    prepare(size);
  }

  private void prepare(int size) {
    made = new ArrayList<>(size);
  }

  private void readObject(ObjectInputStream in) {
    restored = new Object();
  }

  void add(String name) {
    synchronized (made) {
      made.add(name);
    }
    synchronized (restored) {
      System.out.println(name);
    }
    synchronized (replaced) { // expect: bad-lock-object
      replaced.add(name);
    }
  }

  void reset() {
    replaced = new ArrayList<>(); // maybe: inconsistent-sync
  }
}
