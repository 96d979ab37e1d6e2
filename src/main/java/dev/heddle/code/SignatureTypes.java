package dev.heddle.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import javassist.bytecode.SignatureAttribute;

/** Turns the types of class-file signatures into references; wildcards become their bound. */
final class SignatureTypes {
  private static final Pattern NESTING = Pattern.compile("(?<=[^.$])\\$(?=[A-Za-z_])");
  private static final Map<Character, String> PRIMITIVES =
      Map.of(
          'B', "byte", 'C', "char", 'D', "double", 'F', "float", 'I', "int", 'J', "long", 'S',
          "short", 'V', "void", 'Z', "boolean");

  private final Function<String, List<TypeRef>> erasedBounds;

  /**
   * @param erasedBounds for the binary name of a class, the raw first bound of each of its type
   *     parameters; empty if the class is not known
   */
  SignatureTypes(Function<String, List<TypeRef>> erasedBounds) {
    this.erasedBounds = erasedBounds;
  }

  /** The qualified name as sources write it, from a binary name. */
  static String sourceName(String binaryName) {
    return binaryName.indexOf('$') < 0 ? binaryName : NESTING.matcher(binaryName).replaceAll(".");
  }

  List<TypeParameter> parameters(SignatureAttribute.TypeParameter[] parameters) {
    return Arrays.stream(parameters).map(p -> new TypeParameter(p.getName(), bounds(p))).toList();
  }

  /** The raw first bound of each type parameter of a class; that of a variable is not followed. */
  static List<TypeRef> erasedBounds(List<TypeParameter> parameters) {
    return parameters.stream().map(SignatureTypes::erasedBound).toList();
  }

  private static TypeRef erasedBound(TypeParameter parameter) {
    List<TypeRef> bounds = parameter.bounds();
    return bounds.isEmpty() || bounds.get(0).variable()
        ? TypeRef.OBJECT
        : bounds.get(0).withArguments(List.of());
  }

  private List<TypeRef> bounds(SignatureAttribute.TypeParameter parameter) {
    List<TypeRef> bounds = new ArrayList<>();
    if (parameter.getClassBound() != null) {
      bounds.add(ref(parameter.getClassBound()));
    }
    for (SignatureAttribute.ObjectType bound : parameter.getInterfaceBound()) {
      bounds.add(ref(bound));
    }
    return bounds.equals(List.of(TypeRef.OBJECT)) ? List.of() : bounds;
  }

  TypeRef ref(SignatureAttribute.Type type) {
    if (type instanceof SignatureAttribute.BaseType baseType) {
      return TypeRef.of(PRIMITIVES.get(baseType.getDescriptor()));
    }
    if (type instanceof SignatureAttribute.ArrayType array) {

      return ref(array.getComponentType()).withDimensions(array.getDimension());
    }
    if (type instanceof SignatureAttribute.TypeVariable typeVariable) {
      return TypeRef.variable(typeVariable.getName());
    }
    return ref((SignatureAttribute.ClassType) type);
  }

  private TypeRef ref(SignatureAttribute.ClassType type) {
    String binaryName = binaryName(type);
    List<TypeRef> arguments = new ArrayList<>();
    if (type.getTypeArguments() != null) {
      for (SignatureAttribute.TypeArgument argument : type.getTypeArguments()) {
        arguments.add(
            argument.getType() == null
                ? unboundedArgument(binaryName, arguments.size())
                : ref(argument.getType()));
      }
    }
    return TypeRef.of(sourceName(binaryName)).withArguments(arguments);
  }

  private TypeRef unboundedArgument(String binaryName, int index) {
    List<TypeRef> bounds = erasedBounds.apply(binaryName);
    return index < bounds.size() ? bounds.get(index) : TypeRef.OBJECT;
  }

  private static String binaryName(SignatureAttribute.ClassType type) {
    SignatureAttribute.ClassType outer = type.getDeclaringClass();
    return outer == null ? type.getName() : binaryName(outer) + "$" + type.getName();
  }
}
