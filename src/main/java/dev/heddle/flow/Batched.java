package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.fact.Variable;
import java.util.List;

/** Operations put into a batch: their futures are answered when the batch itself is executed. */
final class Batched {
  private static final int DEPTH = 6;

  /** How many values are looked at for one answer. */
  private static final int MOST = 300;

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
    List<Expression> given = given(origin);
    return !given.isEmpty() && given.stream().allMatch(g -> isOf(g, depth - 1));
  }

  /** What callers give, also those that only know a type above, however many are below it. */
  private static List<Expression> given(Expression origin) {
    List<Expression> given = origin.givenByCallers();
    Variable variable = origin.variable();
    if (!given.isEmpty() || variable == null || variable.kind() != Variable.Kind.PARAMETER) {
      return given;
    }
    Method method = origin.method().member();
    int index = method.parameters().indexOf(variable);
    if (index < 0) {
      return given;
    }
    return method.program().calls().callersAbove(method).stream()
        .filter(c -> isAlike(c.declaration(), method.declaration(), index))
        .map(c -> c.argument(index))
        .toList();
  }

  /** Whether a method above takes the same there, so that it is no overload beside it. */
  private static boolean isAlike(MethodDecl above, MethodDecl own, int index) {
    return above != null
        && own != null
        && above.parameters().size() == own.parameters().size()
        && above
            .parameters()
            .get(index)
            .type()
            .name()
            .equals(own.parameters().get(index).type().name());
  }
}
