package dev.heddle.fact;

import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.CharLiteralExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LiteralStringValueExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.MemberValuePair;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.IntersectionType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.UnionType;
import com.github.javaparser.ast.type.VoidType;
import com.github.javaparser.ast.type.WildcardType;
import dev.heddle.code.AnnotationUse;
import dev.heddle.code.Positions;
import dev.heddle.code.Span;
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
      String name =
          named.getScope().isPresent() ? named.getNameWithScope() : named.getNameAsString();
      if (name.equals("var")) {
        // without its post-processors JavaParser reads the reserved name as a type
        return TypeRef.UNKNOWN;
      }
      List<? extends Type> written = named.getTypeArguments().orElse(null);
      if (written == null || written.isEmpty()) {
        return Words.type(name);
      }
      List<TypeRef> arguments = new ArrayList<>(written.size());
      for (Type argument : written) {
        arguments.add(type(argument));
      }
      return new TypeRef(Words.of(name), List.copyOf(arguments), 0, false);
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
    return parameters.isEmpty()
        ? List.of()
        : parameters.stream()
            .map(
                p ->
                    new TypeParameter(
                        p.getNameAsString(),
                        p.getTypeBound().stream().map(TypeReading::type).toList()))
            .toList();
  }

  static List<AnnotationUse> annotations(List<AnnotationExpr> annotations, Positions at) {
    return annotations.isEmpty()
        ? List.of()
        : annotations.stream().map(a -> annotation(a, at.span(a))).toList();
  }

  /** An expression as it would be printed; simple ones without the printer, which is slow. */
  static String text(Expression e) {
    if (e instanceof StringLiteralExpr s) {
      return '"' + s.getValue() + '"';
    }
    if (e instanceof CharLiteralExpr c) {
      return "'" + c.getValue() + "'";
    }
    if (e instanceof BooleanLiteralExpr b) {
      return b.isValue() ? "true" : "false";
    }
    if (e instanceof NullLiteralExpr) {
      return "null";
    }
    boolean number =
        e instanceof IntegerLiteralExpr
            || e instanceof LongLiteralExpr
            || e instanceof DoubleLiteralExpr;
    return number ? ((LiteralStringValueExpr) e).getValue() : e.toString();
  }

  private static AnnotationUse annotation(AnnotationExpr annotation, Span span) {
    Map<String, String> arguments = Map.of();
    if (annotation instanceof SingleMemberAnnotationExpr single) {
      arguments = Map.of("value", text(single.getMemberValue()));
    } else if (annotation instanceof NormalAnnotationExpr normal) {
      arguments = new LinkedHashMap<>();
      for (MemberValuePair pair : normal.getPairs()) {
        arguments.put(pair.getNameAsString(), text(pair.getValue()));
      }
    }
    return new AnnotationUse(Words.of(annotation.getNameAsString()), arguments, span);
  }
}
