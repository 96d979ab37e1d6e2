package dev.heddle.flow;

import java.util.List;

/** Operations put into a batch: their futures are answered when the batch itself is executed. */
final class Batched {
  private static final int DEPTH = 6;

  /** How many values are looked at for one answer. */
  private static final int MOST = 60;

  private int seen;

  private Batched() {}

  /** Whether a call is made on an object that a batch gave, or that was made over one. */
  static boolean holds(Call call) {
    return !call.isNew()
        && !call.isUnqualified()
        && !call.receiver().is("batch")
        && new Batched().isOf(call.receiver(), DEPTH);
  }

  private boolean isOf(Expression value, int depth) {
    Expression origin = value.localOrigin();
    if (origin.is("batch")) {
      return true;
    }
    if (depth == 0 || ++seen > MOST) {
      return false;
    }
    Call made = origin.call();
    if (made != null) {
      boolean from = !made.isNew() && !made.isUnqualified() && isOf(made.receiver(), depth - 1);
      return from || made.arguments().stream().anyMatch(a -> isOf(a, depth - 1));
    }
    List<Expression> given = origin.givenByCallers();
    return !given.isEmpty() && given.stream().allMatch(g -> isOf(g, depth - 1));
  }
}
