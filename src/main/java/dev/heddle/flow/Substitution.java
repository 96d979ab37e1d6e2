package dev.heddle.flow;

import dev.heddle.code.TypeParameter;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Types put in for type variables. */
final class Substitution {
  private static final Substitution NONE = new Substitution(Map.of());

  private final Map<String, TypeRef> bindings;

  Substitution(Map<String, TypeRef> bindings) {
    this.bindings = bindings;
  }

  /** Parameters bound to arguments by position; a raw type leaves its variables unknown. */
  static Substitution of(List<TypeParameter> parameters, List<TypeRef> arguments) {
    if (parameters.isEmpty()) {
      return NONE;
    }
    Map<String, TypeRef> bindings = new HashMap<>();
    for (int i = 0; i < parameters.size(); i++) {
      TypeRef argument = arguments.size() == parameters.size() ? arguments.get(i) : TypeRef.UNKNOWN;
      bindings.put(parameters.get(i).name(), argument);
    }
    return new Substitution(bindings);
  }

  TypeRef get(String variable) {
    return bindings.get(variable);
  }

  /** This substitution with more variables bound; later ones win. */
  Substitution with(Map<String, TypeRef> more) {
    if (more.isEmpty()) {
      return this;
    }
    Map<String, TypeRef> all = new HashMap<>(bindings);
    all.putAll(more);
    return new Substitution(all);
  }

  /** This substitution inside a method whose own variables hide those of its type. */
  Substitution without(List<TypeParameter> hidden) {
    boolean bound = false;
    for (TypeParameter each : bindings.isEmpty() ? List.<TypeParameter>of() : hidden) {
      bound |= bindings.containsKey(each.name());
    }
    if (!bound) {
      return this;
    }
    Map<String, TypeRef> rest = new HashMap<>(bindings);
    hidden.forEach(p -> rest.remove(p.name()));
    return new Substitution(rest);
  }

  TypeRef apply(TypeRef type) {
    if (type.variable()) {
      TypeRef bound = bindings.get(type.name());
      if (bound == null) {
        return type;
      }
      return bound.isUnknown()
          ? bound
          : bound.withDimensions(bound.dimensions() + type.dimensions());
    }
    if (type.arguments().isEmpty() || bindings.isEmpty()) {
      return type;
    }
    List<TypeRef> applied = new ArrayList<>(type.arguments().size());
    for (TypeRef argument : type.arguments()) {
      applied.add(apply(argument));
    }
    return type.withArguments(applied);
  }
}
