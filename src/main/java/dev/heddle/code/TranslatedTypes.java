package dev.heddle.code;

import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.IntersectionType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.UnionType;
import com.github.javaparser.ast.type.VoidType;
import com.github.javaparser.ast.type.WildcardType;
import java.util.List;

/** Turns types of JavaParser into types as written. */
final class TranslatedTypes {
  TypeRef type(Type type) {
    if (type instanceof ClassOrInterfaceType named) {
      return named(named);
    }
    if (type instanceof PrimitiveType primitive) {
      return Words.type(primitive.asString());
    }
    if (type instanceof ArrayType array) {
      TypeRef component = type(array.getComponentType());
      return component.withDimensions(component.dimensions() + 1);
    }
    if (type instanceof VoidType) {
      return TypeRef.VOID;
    }
    if (type instanceof WildcardType wildcard) {
      return wildcard
          .getExtendedType()
          .or(wildcard::getSuperType)
          .map(this::type)
          .orElse(TypeRef.OBJECT);
    }
    if (type instanceof IntersectionType intersection) {
      return type(intersection.getElements().get(0));
    }
    if (type instanceof UnionType union) {
      return type(union.getElements().get(0));
    }
    return TypeRef.UNKNOWN;
  }

  private TypeRef named(ClassOrInterfaceType type) {
    String name = Words.of(type.getNameWithScope());
    if (name.equals("var")) {
      // without its post-processors JavaParser reads the reserved name as a type
      return TypeRef.UNKNOWN;
    }
    List<TypeRef> arguments = type.getTypeArguments().map(this::all).orElse(List.of());
    return arguments.isEmpty() ? Words.type(name) : new TypeRef(name, arguments, 0, false);
  }

  List<TypeRef> all(List<? extends Type> written) {
    return written.stream().map(this::type).toList();
  }

  /** The alternatives of a catch type. */
  List<TypeRef> alternatives(Type type) {
    return type instanceof UnionType union ? all(union.getElements()) : List.of(type(type));
  }

  List<TypeParameter> parameters(List<com.github.javaparser.ast.type.TypeParameter> parameters) {
    return parameters.stream()
        .map(p -> new TypeParameter(Words.of(p.getNameAsString()), all(p.getTypeBound())))
        .toList();
  }
}
