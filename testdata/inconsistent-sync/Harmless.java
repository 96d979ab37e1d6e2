// what a lock need not guard: how long a final array is, how things start
package pier.lights;

import java.util.ArrayDeque;
import java.util.Deque;
import javax.annotation.concurrent.GuardedBy;

class Harmless {
  static class Lamps {
    private final Object lock = new Object();

    @GuardedBy("lock")
    private final String[] names;

    @GuardedBy("lock")
    private String[] spare = new String[4];

    Lamps(int count) {
      names = new String[count];
    }

    int count() {
      return names.length;
    }

    int countSpare() {
      return spare.length; // expect: inconsistent-sync
    }

    String first() {
      return names.length == 0 ? "" : names[0]; // expect: inconsistent-sync
    }

    void put(int index, String name) {
      synchronized (lock) {
        names[index] = name;
        spare = new String[names.length];
      }
    }
  }

  abstract static class Part {
    public void start() {}

    public void stop() {}
  }

  static class Flashes extends Part {
    private Deque<String> waiting = new ArrayDeque<>();

    public void start() {
      waiting = new ArrayDeque<>();
    }

    public void stop() {
      waiting = new ArrayDeque<>(); // expect: inconsistent-sync
    }

    synchronized void add(String flash) {
      waiting.add(flash);
    }

    synchronized String next() {
      return waiting.poll();
    }

    synchronized void forget() {
      waiting.clear();
    }

    synchronized int size() {
      return waiting.size();
    }
  }

  static class Alone {
    private Deque<String> waiting = new ArrayDeque<>();

    public void start() {
      waiting = new ArrayDeque<>(); // expect: inconsistent-sync
    }

    synchronized void add(String flash) {
      waiting.add(flash);
    }

    synchronized String next() {
      return waiting.poll();
    }
  }
}
