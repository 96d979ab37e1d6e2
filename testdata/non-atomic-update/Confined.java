package tally.rows;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Concurrent collections that never leave the method, and one that is kept. */
class Confined {
  private final Map<String, Integer> kept = new ConcurrentHashMap<>();

  int count(List<String> words) {
    Map<String, Integer> counts = new ConcurrentHashMap<>();
    AtomicInteger longest = new AtomicInteger();
    for (String word : words) {
      if (!counts.containsKey(word)) {
        counts.put(word, 1);
      }
      longest.set(Math.max(longest.get(), word.length()));
      if (!kept.containsKey(word)) {
        kept.put(word, 1); // expect: non-atomic-update
      }
    }
    return counts.size() + longest.get();
  }
}
