package dev.heddle.fact;

import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.MemberValuePair;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.IntersectionType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.UnionType;
import com.github.javaparser.ast.type.VoidType;
import com.github.javaparser.ast.type.WildcardType;
import dev.heddle.code.AnnotationUse;
import dev.heddle.code.TypeParameter;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads types and annotations as written. */
final class TypeReading {
  private TypeReading() {}

  static TypeRef type(Type type) {
    if (type instanceof ClassOrInterfaceType named) {
      if (named.getNameWithScope().equals("var")) {
        // without its post-processors JavaParser reads the reserved name as a type
        return TypeRef.UNKNOWN;
      }
      List<TypeRef> arguments = new ArrayList<>();
      named.getTypeArguments().ifPresent(list -> list.forEach(a -> arguments.add(type(a))));
      return new TypeRef(named.getNameWithScope(), arguments, 0, false);
    }
    if (type instanceof PrimitiveType primitive) {
      return TypeRef.of(primitive.asString());
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
          .map(TypeReading::type)
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

  /** The alternatives of a catch type. */
  static List<TypeRef> alternatives(Type type) {
    if (type instanceof UnionType union) {
      return union.getElements().stream().map(TypeReading::type).toList();
    }
    return List.of(type(type));
  }

  static List<TypeParameter> parameters(
      List<com.github.javaparser.ast.type.TypeParameter> parameters) {
    return parameters.stream()
        .map(
            p ->
                new TypeParameter(
                    p.getNameAsString(), p.getTypeBound().stream().map(TypeReading::type).toList()))
        .toList();
  }

  static List<AnnotationUse> annotations(List<AnnotationExpr> annotations) {
    return annotations.stream().map(TypeReading::annotation).toList();
  }

  private static AnnotationUse annotation(AnnotationExpr annotation) {
    Map<String, String> arguments = new LinkedHashMap<>();
    if (annotation instanceof SingleMemberAnnotationExpr single) {
      arguments.put("value", single.getMemberValue().toString());
    } else if (annotation instanceof NormalAnnotationExpr normal) {
      for (MemberValuePair pair : normal.getPairs()) {
        arguments.put(pair.getNameAsString(), pair.getValue().toString());
      }
    }
    return new AnnotationUse(annotation.getNameAsString(), arguments, BodyBuilder.span(annotation));
  }
}
