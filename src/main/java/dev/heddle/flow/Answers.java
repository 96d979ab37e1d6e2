package dev.heddle.flow;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Answers that are remembered once they are found. They are found without a lock, since one may ask
 * for others; two threads may find the same, and the first one counts.
 */
final class Answers<K, V> {
  private final Map<K, V> known = new ConcurrentHashMap<>();
  private final Function<K, V> search;

  /**
   * @param search finds an answer, never null, that depends on nothing but the question
   */
  Answers(Function<K, V> search) {
    this.search = search;
  }

  V of(K question) {
    V answer = known.get(question);
    if (answer == null) {
      answer = search.apply(question);
      known.putIfAbsent(question, answer);
    }
    return answer;
  }
}
