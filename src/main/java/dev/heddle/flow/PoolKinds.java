package dev.heddle.flow;

/** The kinds of executors that were asked for: who gives an executor is given it by many. */
final class PoolKinds {
  private final Answers<Question, Pool.Kind> answers =
      new Answers<>(question -> Pool.kind(question.origin(), null, question.depth()));

  private record Question(Expression origin, int depth) {}

  /** The kind of an executor that is followed so many steps further. */
  Pool.Kind kind(Expression origin, int depth) {
    return answers.of(new Question(origin, depth));
  }
}
