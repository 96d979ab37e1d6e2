package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeParameter;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Binds the type parameters of a generic method from its arguments, functions last. */
final class Inference {
  private final Typing typing;
  private final TypeModel types;

  Inference(Typing typing, TypeModel types) {
    this.typing = typing;
    this.types = types;
  }

  /** The callee with what its plain (not functional) arguments say. */
  Callee infer(Callee callee, List<Value> arguments, Set<String> explicit) {
    Set<String> free = freeVariables(callee);
    free.removeAll(explicit);
    if (free.isEmpty()) {
      return callee;
    }
    Map<String, TypeRef> found = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      if (!typing.isFunction(arguments.get(i))) {
        unify(declared(callee, i, arguments.size()), typing.of(arguments.get(i)), free, found);
      }
    }
    return with(callee, found);
  }

  /** The callee with what the results of its functions say as well. */
  Callee inferFunctions(Callee callee, List<Value> arguments) {
    return inferFunctions(callee, arguments, arguments.size());
  }

  /** The same for the functions before an argument: they may tell what that one gets. */
  Callee inferFunctions(Callee callee, List<Value> arguments, int end) {
    Callee known = callee;
    for (int i = 0; i < end; i++) {
      if (!typing.isFunction(arguments.get(i))) {
        continue;
      }
      Set<String> free = freeVariables(known);
      if (free.isEmpty()) {
        return known;
      }
      TypeRef parameter = declared(known, i, arguments.size());
      TypeModel.Member function = types.functionOf(parameter);
      if (function == null) {
        continue;
      }
      TypeRef wanted = function.receiver().apply(function.method().returns());
      Map<String, TypeRef> found = new HashMap<>();
      TypeRef result = typing.functionResult(arguments.get(i), known.bindings().apply(parameter));
      unify(wanted, result, free, found);
      bindReferenceInput(arguments.get(i), function, free, found);
      known = with(known, found);
    }
    return known;
  }

  /** Whether a type still names a type parameter of the method that nothing has bound. */
  static boolean isOpen(Callee callee, TypeRef type) {
    Set<String> free = freeVariables(callee);
    return !free.isEmpty() && names(type, free);
  }

  private static boolean names(TypeRef type, Set<String> free) {
    return (type.variable() && free.contains(type.name()))
        || type.arguments().stream().anyMatch(a -> names(a, free));
  }

  /** The callee with what the place where its result goes says. */
  Callee inferFromPlace(Callee callee, TypeRef expected) {
    Map<String, TypeRef> found = new HashMap<>();
    unify(callee.method().returns(), expected, freeVariables(callee), found);
    return with(callee, found);
  }

  /** `Type::method` also tells the type of the first parameter. */
  private void bindReferenceInput(
      Value argument, TypeModel.Member function, Set<String> free, Map<String, TypeRef> found) {
    if (argument instanceof Value.Result r
        && typing.event(r.event()) instanceof Event.MethodReference reference
        && typing.isTypeQualified(reference)
        && function.method().parameters().size() == 1) {
      List<TypeModel.Member> targets = typing.referenced(reference);
      TypeRef input = function.receiver().apply(function.method().parameters().get(0).type());
      if (targets.size() == 1 && targets.get(0).method().parameters().isEmpty()) {
        unify(input, typing.qualifierType(reference), free, found);
      }
    }
  }

  /** The parameter's type with the receiver's arguments, the method's own variables free. */
  private static TypeRef declared(Callee callee, int i, int arguments) {
    return callee.parameter(i, arguments);
  }

  private static Callee with(Callee callee, Map<String, TypeRef> found) {
    return found.isEmpty()
        ? callee
        : new Callee(
            callee.owner(), callee.index(), callee.receiver(), callee.bindings().with(found));
  }

  private static Set<String> freeVariables(Callee callee) {
    Set<String> free = new HashSet<>();
    MethodDecl m = callee.method();
    for (TypeParameter p : m.typeParameters()) {
      if (callee.bindings().get(p.name()) == null) {
        free.add(p.name());
      }
    }
    if (m.isConstructor()) {
      for (TypeParameter p : callee.owner().typeParameters()) {
        TypeRef bound = callee.bindings().get(p.name());
        if (bound == null || bound.isUnknown()) {
          free.add(p.name());
        }
      }
    }
    return free;
  }

  private void unify(TypeRef pattern, TypeRef given, Set<String> free, Map<String, TypeRef> found) {
    if (given.isUnknown() || given.isVoid()) {
      return;
    }
    if (pattern.variable()) {
      int dimensions = given.dimensions() - pattern.dimensions();
      if (free.contains(pattern.name()) && dimensions >= 0) {
        TypeRef value = given.withDimensions(dimensions);
        if (Typing.isPrimitive(value)) {
          value = TypeRef.of(Overloads.box(value.name()));
        }
        found.putIfAbsent(pattern.name(), value);
      }
      return;
    }
    if (pattern.arguments().isEmpty() || given.variable()) {
      return;
    }
    TypeRef seen = given.dimensions() > 0 ? null : types.asSuper(given, pattern.name());
    if (given.dimensions() > 0 && pattern.name().equals(given.name())) {
      seen = given;
    }
    if (seen == null || seen.arguments().size() != pattern.arguments().size()) {
      return;
    }
    for (int i = 0; i < pattern.arguments().size(); i++) {
      unify(pattern.arguments().get(i), seen.arguments().get(i), free, found);
    }
  }
}
