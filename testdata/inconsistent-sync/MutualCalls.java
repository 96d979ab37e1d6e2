import java.util.ArrayDeque;
import java.util.Deque;

/** Helpers that call each other, entered only under the lock. */
class MutualCalls {
  private final Deque<String> waiting = new ArrayDeque<>();
  private int taken;

  synchronized void add(String word) {
    taken++;
    waiting.add(word);
    next();
  }

  synchronized int taken() {
    return taken;
  }

  synchronized void reset() {
    taken = 0;
  }

  synchronized void skip() {
    taken++;
  }

  private void next() {
    String word = waiting.poll();
    taken++;
    if (word != null) {
      take(word);
    }
  }

  private void take(String word) {
    if (!word.isEmpty()) {
      next();
    }
  }
}

/** The same, but one of the helpers is also entered without the lock. */
class OpenMutualCalls {
  private final Deque<String> waiting = new ArrayDeque<>();
  private int taken;

  synchronized void add(String word) {
    taken++;
    waiting.add(word);
    next();
  }

  synchronized int taken() {
    return taken;
  }

  synchronized void reset() {
    taken = 0;
  }

  synchronized void skip() {
    taken++;
  }

  void poll() {
    next();
  }

  private void next() {
    String word = waiting.poll();
    taken++; // expect: inconsistent-sync
    if (word != null) {
      take(word);
    }
  }

  private void take(String word) {
    if (!word.isEmpty()) {
      next();
    }
  }
}
