package dev.heddle.flow;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The kinds of executors that were asked for: who gives an executor is given it by many. */
final class PoolKinds {
  private final Map<Question, Pool.Kind> known = new ConcurrentHashMap<>();

  private record Question(Expression origin, int depth) {}

  /** The kind of an executor that is followed so many steps further. */
  Pool.Kind kind(Expression origin, int depth) {
    Question question = new Question(origin, depth);
    Pool.Kind kind = known.get(question);
    if (kind == null) {
      kind = Pool.kind(origin, null, depth);
      known.putIfAbsent(question, kind);
    }
    return kind;
  }
}
