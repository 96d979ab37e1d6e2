package dev.heddle.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * One way through a body up to some point: what was taken on it and what its conditions said.
 *
 * @param taken what was acquired and not released, oldest first
 * @param facts what is known to be true or false, by term
 */
record Path(List<Taken> taken, Map<String, Boolean> facts) {
  static final Path START = new Path(List.of(), Map.of());

  /**
   * An acquisition.
   *
   * @param often whether a loop repeats it while it is held, so that releases do not end it
   */
  record Taken(Call at, Lock lock, boolean often) {}

  Path take(Call at, Lock lock) {
    List<Taken> more = new ArrayList<>(taken);
    boolean again = more.removeIf(t -> t.at().equals(at));
    more.add(new Taken(at, lock, again));
    return new Path(List.copyOf(more), facts);
  }

  /** The path after the latest acquisition that {@code lock} releases is given back. */
  Path release(Lock lock) {
    int last = last(lock);
    if (last < 0 || taken.get(last).often()) {
      return this;
    }
    List<Taken> fewer = new ArrayList<>(taken);
    fewer.remove(last);
    return new Path(List.copyOf(fewer), facts);
  }

  boolean holds(Lock lock) {
    return last(lock) >= 0;
  }

  private int last(Lock lock) {
    for (int i = taken.size() - 1; i >= 0; i--) {
      if (lock.releases(taken.get(i).lock())) {
        return i;
      }
    }
    return -1;
  }

  Boolean fact(String term) {
    return facts.get(term);
  }

  Path with(String term, Boolean value) {
    if (Objects.equals(value, facts.get(term))) {
      return this;
    }
    Map<String, Boolean> known = new TreeMap<>(facts);
    if (value == null) {
      known.remove(term);
    } else {
      known.put(term, value);
    }
    return new Path(taken, Map.copyOf(known));
  }

  /** Forgets what depends on a name that is assigned anew. */
  Path without(String name) {
    if (facts.keySet().stream().noneMatch(k -> k.contains(name))) {
      return this;
    }
    Map<String, Boolean> known = new TreeMap<>(facts);
    known.keySet().removeIf(k -> k.contains(name));
    return new Path(taken, Map.copyOf(known));
  }
}
