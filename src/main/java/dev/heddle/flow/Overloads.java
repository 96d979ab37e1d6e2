package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Chooses among overloads as JLS 15.12 does, as far as the types of the arguments are known: an
 * unknown argument fits everything.
 */
final class Overloads {
  private static final Map<String, String> BOXES =
      Map.of(
          "int", "java.lang.Integer",
          "long", "java.lang.Long",
          "boolean", "java.lang.Boolean",
          "char", "java.lang.Character",
          "double", "java.lang.Double",
          "float", "java.lang.Float",
          "short", "java.lang.Short",
          "byte", "java.lang.Byte");
  private static final List<String> NUMERIC =
      List.of("byte", "short", "char", "int", "long", "float", "double");

  private final Typing typing;
  private final TypeModel types;

  Overloads(Typing typing, TypeModel types) {
    this.typing = typing;
    this.types = types;
  }

  static String box(String primitive) {
    return BOXES.get(primitive);
  }

  /** The best candidate for these arguments, or null if none has the arity. */
  Callee choose(
      List<TypeModel.Member> candidates,
      TypeRef receiver,
      List<Value> arguments,
      List<TypeRef> typeArguments) {
    List<TypeModel.Member> fitting = new ArrayList<>(candidates.size());
    boolean differ = false;
    for (TypeModel.Member candidate : candidates) {
      if (arityFits(candidate.method(), arguments.size())) {
        differ |= !fitting.isEmpty() && !overrides(fitting.get(0), candidate);
        fitting.add(candidate);
      }
    }
    if (fitting.isEmpty()) {
      return null;
    }
    // most methods are not overloaded: what is passed need not be looked at
    TypeModel.Member best = differ ? best(fitting, arguments) : fitting.get(0);
    Map<String, TypeRef> explicit = new HashMap<>();
    MethodDecl m = best.method();
    if (typeArguments.size() == m.typeParameters().size()) {
      for (int i = 0; i < typeArguments.size(); i++) {
        explicit.put(m.typeParameters().get(i).name(), typeArguments.get(i));
      }
    }
    Callee callee =
        new Callee(
            best.owner(),
            best.index(),
            receiver,
            best.receiver().without(m.typeParameters()).with(explicit));
    return new Inference(typing, types).infer(callee, arguments, explicit.keySet());
  }

  private TypeModel.Member best(List<TypeModel.Member> fitting, List<Value> arguments) {
    TypeModel.Member best = null;
    int bestScore = Integer.MIN_VALUE;
    for (TypeModel.Member candidate : fitting) {
      int score = score(candidate, arguments);
      if (best != null && score == bestScore && !sameParameters(best, candidate)) {
        best = moreSpecific(candidate, best) > 0 ? candidate : best;
      } else if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    return best;
  }

  private static boolean arityFits(MethodDecl m, int arguments) {
    int parameters = m.parameters().size();
    return m.isVarargs() ? arguments >= parameters - 1 : arguments == parameters;
  }

  /** Higher fits better; a mismatch costs more than all exact matches give. */
  private int score(TypeModel.Member candidate, List<Value> arguments) {
    MethodDecl m = candidate.method();
    int last = m.parameters().size() - 1;
    int score = 0;
    if (m.isVarargs()) {
      score -= 5;
    }
    for (int i = 0; i < arguments.size(); i++) {
      TypeRef parameter = m.parameters().get(Math.min(i, last)).type();
      Value argument = arguments.get(i);
      if (m.isVarargs() && i >= last) {
        TypeRef given = typing.isFunction(argument) ? TypeRef.UNKNOWN : typing.of(argument);
        boolean whole = i == last && arguments.size() == last + 1 && given.dimensions() > 0;
        parameter = whole ? parameter : parameter.withDimensions(parameter.dimensions() - 1);
      }
      score += fit(candidate.receiver().apply(parameter), argument);
    }
    return score;
  }

  private int fit(TypeRef parameter, Value argument) {
    if (argument instanceof Value.Result r) {
      Event e = typing.event(r.event());
      if (e instanceof Event.Lambda lambda) {
        return fitLambda(parameter, lambda);
      }
      if (e instanceof Event.MethodReference reference) {
        return fitReference(parameter, reference);
      }
    }
    if (argument instanceof Value.Constant c && c.kind() == Value.Literal.NULL) {
      return Typing.isPrimitive(parameter) ? -5000 : 0;
    }
    return fitType(parameter, typing.of(argument));
  }

  /** How well a method suits inputs of these types, one for each parameter; unknown ones do. */
  int fit(TypeModel.Member candidate, List<TypeRef> given) {
    int score = 0;
    for (int i = 0; i < given.size(); i++) {
      score += fitType(candidate.method().parameters().get(i).type(), given.get(i));
    }
    return score;
  }

  private int fitType(TypeRef parameter, TypeRef given) {
    if (given.isUnknown() || parameter.isUnknown() || given.variable()) {
      return 0;
    }
    if (parameter.variable()) {
      return parameter.dimensions() > given.dimensions() ? -5000 : 1;
    }
    if (parameter.dimensions() != given.dimensions()) {
      return parameter.is("java.lang.Object") ? 1 : -5000;
    }
    if (parameter.name().equals(given.name())) {
      return 10;
    }
    if (given.dimensions() > 0) {
      return types.isSubtype(given.withDimensions(0), parameter.name()) ? 5 : -5000;
    }
    boolean primitiveParameter = Typing.isPrimitive(parameter);
    boolean primitiveGiven = Typing.isPrimitive(given);
    if (primitiveParameter && primitiveGiven) {
      int from = NUMERIC.indexOf(given.name());
      int to = NUMERIC.indexOf(parameter.name());
      return from >= 0 && to > from ? 6 - (to - from) : -5000;
    }
    if (primitiveGiven) {
      String box = BOXES.get(given.name());
      if (box != null && parameter.is("java.lang.Object")) {
        return 1;
      }
      return box != null && types.ancestors(box).contains(parameter.name()) ? 2 : -5000;
    }
    if (primitiveParameter) {
      return given.name().equals(BOXES.get(parameter.name())) ? 2 : -5000;
    }
    if (types.isSubtype(given, parameter.name())) {
      return parameter.is("java.lang.Object") ? 3 : 6;
    }
    if (parameter.is("java.lang.Object")) {
      return 2;
    }
    boolean known = types.find(given.name()) != null && types.find(parameter.name()) != null;
    return known ? -5000 : 0;
  }

  private int fitLambda(TypeRef parameter, Event.Lambda lambda) {
    if (parameter.variable() || parameter.isUnknown()) {
      return 0;
    }
    TypeModel.Member function = types.functionOf(parameter);
    if (function == null) {
      return types.find(parameter.name()) == null && !Typing.isPrimitive(parameter) ? 0 : -5000;
    }
    MethodDecl m = function.method();
    if (m.parameters().size() != lambda.parameters().size()) {
      return -5000;
    }
    boolean wantsValue = !m.returns().isVoid();
    Shape shape = typing.shape(lambda);
    if ((wantsValue && shape == Shape.VOID) || (!wantsValue && shape == Shape.VALUE)) {
      return -5000;
    }
    if (shape == Shape.EITHER) {
      TypeRef result = typing.resultWithoutContext(lambda);
      if (result.isVoid()) {
        return wantsValue ? -5000 : 8;
      }
      return wantsValue ? 7 : result.isUnknown() ? 6 : 5;
    }
    return 8;
  }

  private int fitReference(TypeRef parameter, Event.MethodReference reference) {
    if (parameter.variable() || parameter.isUnknown()) {
      return 0;
    }
    TypeModel.Member function = types.functionOf(parameter);
    if (function == null) {
      return types.find(parameter.name()) == null && !Typing.isPrimitive(parameter) ? 0 : -5000;
    }
    MethodDecl m = function.method();
    List<TypeModel.Member> targets = new ArrayList<>(typing.referenced(reference));
    if (targets.isEmpty()) {
      return 4;
    }
    int wanted = m.parameters().size();
    boolean wantsValue = !m.returns().isVoid();
    int best = -5000;
    for (TypeModel.Member target : targets) {
      MethodDecl t = target.method();
      boolean isStatic = java.lang.reflect.Modifier.isStatic(t.flags()) || t.isConstructor();
      int given = t.parameters().size();
      boolean arity =
          given == wanted
              || (!isStatic && typing.isTypeQualified(reference) && given == wanted - 1)
              || (t.isVarargs() && given - 1 <= wanted);
      boolean givesValue = t.isConstructor() || !t.returns().isVoid();
      if (arity && (!wantsValue || givesValue)) {
        best = Math.max(best, wantsValue == givesValue ? 8 : 5);
      }
    }
    return best;
  }

  /** Whether one certainly is the other, seen in a type above: a variable may be anything there. */
  private static boolean overrides(TypeModel.Member near, TypeModel.Member far) {
    List<ParameterDecl> own = near.method().parameters();
    List<ParameterDecl> others = far.method().parameters();
    boolean same = own.size() == others.size();
    for (int i = 0; same && i < own.size(); i++) {
      same = own.get(i).type().equals(others.get(i).type());
    }
    return same;
  }

  private static boolean sameParameters(TypeModel.Member a, TypeModel.Member b) {
    MethodDecl x = a.method();
    MethodDecl y = b.method();
    if (x.parameters().size() != y.parameters().size()) {
      return false;
    }
    for (int i = 0; i < x.parameters().size(); i++) {
      TypeRef p = x.parameters().get(i).type();
      TypeRef q = y.parameters().get(i).type();
      boolean same =
          p.variable()
              || q.variable()
              || (p.name().equals(q.name()) && p.dimensions() == q.dimensions());
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** Positive if a's parameters are all subtypes of b's, negative for the reverse, else zero. */
  private int moreSpecific(TypeModel.Member a, TypeModel.Member b) {
    int forward = 0;
    int size = Math.min(a.method().parameters().size(), b.method().parameters().size());
    for (int i = 0; i < size; i++) {
      TypeRef p = a.method().parameters().get(i).type();
      TypeRef q = b.method().parameters().get(i).type();
      if (p.name().equals(q.name()) || p.variable() || q.variable()) {
        continue;
      }
      if (types.ancestors(p.name()).contains(q.name())) {
        forward++;
      } else if (types.ancestors(q.name()).contains(p.name())) {
        forward--;
      }
    }
    return forward;
  }
}
