package dev.heddle.code;

import java.util.List;

/**
 * A type as far as it is known: a name with type arguments and array dimensions.
 *
 * <p>In an outline the name is as written (`Map.Entry`, `Flux`); once resolved it is the qualified
 * name with `.` between nested types (`java.util.Map.Entry`), a primitive (`int`, `void`) or, where
 * {@code variable} is set, a type variable (`T`). Wildcards stand as their bound.
 */
public record TypeRef(String name, List<TypeRef> arguments, int dimensions, boolean variable) {
  /** The type of which nothing is known. */
  public static final TypeRef UNKNOWN = new TypeRef("?", List.of(), 0, false);

  public static final TypeRef OBJECT = of("java.lang.Object");
  public static final TypeRef STRING = of("java.lang.String");
  public static final TypeRef VOID = of("void");

  public static TypeRef of(String name, TypeRef... arguments) {
    return new TypeRef(name, List.of(arguments), 0, false);
  }

  public static TypeRef variable(String name) {
    return new TypeRef(name, List.of(), 0, true);
  }

  public boolean isUnknown() {
    return name.equals("?");
  }

  public boolean isVoid() {
    return name.equals("void") && dimensions == 0;
  }

  public boolean isArray() {
    return dimensions > 0;
  }

  public boolean is(String qualifiedName) {
    return dimensions == 0 && !variable && name.equals(qualifiedName);
  }

  public TypeRef withArguments(List<TypeRef> newArguments) {
    return new TypeRef(name, List.copyOf(newArguments), dimensions, variable);
  }

  public TypeRef withDimensions(int newDimensions) {
    return new TypeRef(name, arguments, newDimensions, variable);
  }

  /** The last segment of the name. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(name);
    if (!arguments.isEmpty()) {
      text.append('<');
      for (int i = 0; i < arguments.size(); i++) {
        text.append(i == 0 ? "" : ", ").append(arguments.get(i));
      }
      text.append('>');
    }
    return text.append("[]".repeat(dimensions)).toString();
  }
}
