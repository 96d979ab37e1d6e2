package dev.heddle.flow;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** When methods run the functions that they are given, remembered: many ways lead to the same. */
final class Timings {
  private final Map<Question, Timing> known = new ConcurrentHashMap<>();

  private record Question(Method target, int parameter, int depth) {}

  /** When parameter {@code i} runs, followed so many calls further. */
  Timing of(Method target, int i, int depth) {
    Question question = new Question(target, i, depth);
    Timing timing = known.get(question);
    if (timing == null) {
      timing = Timing.insideOf(target, target.expression(target.parameters().get(i)), depth);
      known.putIfAbsent(question, timing);
    }
    return timing;
  }
}
