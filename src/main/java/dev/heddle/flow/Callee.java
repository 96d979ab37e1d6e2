package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;

/**
 * The declared method that a call means.
 *
 * @param owner the type that declares it
 * @param index into the methods of the owner
 * @param receiver the static type of the receiver, or the owner for an unqualified call
 * @param bindings type arguments of the receiver and of the method, as far as inferred
 */
record Callee(TypeDecl owner, int index, TypeRef receiver, Substitution bindings) {
  /** Stands for the answer that nobody knows what a call means. */
  static final Callee NONE = new Callee(null, -1, null, null);

  boolean isNone() {
    return owner == null;
  }

  MethodDecl method() {
    return owner.methods().get(index);
  }

  /** The type of parameter {@code i}, the last one repeated for variable arity. */
  TypeRef parameter(int i, int arguments) {
    MethodDecl m = method();
    int last = m.parameters().size() - 1;
    if (last < 0) {
      return TypeRef.UNKNOWN;
    }
    TypeRef type = m.parameters().get(Math.min(i, last)).type();
    boolean spread = m.isVarargs() && i >= last && !(i == last && arguments == last + 1);
    if (m.isVarargs() && i == last && arguments == last + 1 && type.dimensions() > 0) {
      // one argument in the variable place: nearly always an element
      spread = true;
    }
    return bindings.apply(spread ? type.withDimensions(type.dimensions() - 1) : type);
  }
}
