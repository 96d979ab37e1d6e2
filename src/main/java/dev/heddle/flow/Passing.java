package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Variable;
import java.util.List;

/** Methods that return one of their arguments, such as `Objects.requireNonNull`. */
final class Passing {
  private Passing() {}

  /** The argument that a call returns unchanged, or null. */
  static Expression argument(Call call) {
    if (call.isNew() || call.declaration() == null) {
      return null;
    }
    int index = call.isProject() ? agreed(call.targets()) : ofSignature(call.declaration());
    if (index < 0 && !call.isProject()) {
      // an interface of a library, as far as the sources implement it
      index = agreed(call.program().calls().overriders(call.owner(), call.declaration()));
    }
    return index < 0 ? null : call.argument(index);
  }

  /** `<T> T m(T value)`: only the argument can be what it returns. */
  private static int ofSignature(MethodDecl method) {
    TypeRef returns = method.returns();
    boolean own =
        returns.variable()
            && method.typeParameters().stream().anyMatch(p -> p.name().equals(returns.name()));
    for (int i = 0; own && i < method.parameters().size(); i++) {
      if (method.parameters().get(i).type().equals(returns)) {
        return i;
      }
    }
    return -1;
  }

  private static int agreed(List<Method> targets) {
    int agreed = -1;
    for (Method target : targets) {
      int index = returnedParameter(target);
      if (index < 0 || (agreed >= 0 && agreed != index)) {
        return -1;
      }
      agreed = index;
    }
    return agreed;
  }

  private static int returnedParameter(Method method) {
    List<Variable> parameters = method.parameters();
    int agreed = -1;
    for (Expression returned : method.returned()) {
      Variable origin = returned.localOrigin().variable();
      int index = origin == null ? -1 : parameters.indexOf(origin);
      if (index < 0 || (agreed >= 0 && agreed != index)) {
        return -1;
      }
      agreed = index;
    }
    return agreed;
  }
}
