package dev.heddle.fact;

import dev.heddle.code.Expression;
import dev.heddle.code.ExpressionText;
import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.Locale;

/** Tells what a name stands for, as far as one file says: a variable, a field or a type. */
final class NameLowering {
  private final BodyLowering body;
  private final BodyBuilder out;

  NameLowering(BodyLowering body) {
    this.body = body;
    this.out = body.out();
  }

  /** A simple name where only a value can stand: a variable in scope or a field. */
  Value value(Expression.Name e) {
    String name = e.name();
    int variable = out.lookup(name);
    return variable >= 0 ? Value.Local.of(variable) : read(e, null, name);
  }

  /** A dotted name where only a value can stand: a field, whatever its name looks like. */
  Value value(Expression.Access e) {
    return read(e, receiver(e.scope()), e.name());
  }

  private Value read(Expression e, Value owner, String name) {
    Span named = out.token(e.last());
    return out.add(new Event.Read(out.origin(e, named), owner, name));
  }

  /** A simple name: a variable in scope, a field, or a type. */
  private Value name(Expression node, String name) {
    int variable = out.lookup(name);
    if (variable >= 0) {
      return Value.Local.of(variable);
    }
    if (!body.isField(name) && looksLikeType(name)) {
      String local = out.lookupType(name);
      return new Value.TypeName(local == null ? name : local);
    }
    return out.add(new Event.Read(out.origin(node, out.span(node)), null, name));
  }

  /** By convention: starts upper case and is not a constant's name. */
  private static boolean looksLikeType(String name) {
    return Character.isUpperCase(name.charAt(0))
        && (name.length() == 1 || !name.equals(name.toUpperCase(Locale.ROOT)));
  }

  /** The receiver `a.B`: a field or a type; `A.S` is a constant sooner than a nested type. */
  private Value field(Expression.Access e) {
    String qualified = qualifiedTypeName(e);
    boolean letter =
        e.name().length() == 1
            && e.scope() instanceof Expression.Name outer
            && Character.isUpperCase(outer.name().charAt(0));
    return qualified == null || letter ? value(e) : new Value.TypeName(qualified);
  }

  /** A receiver; an upper-case name that is no variable or field may be a type all the same. */
  Value receiver(Expression scope) {
    if (scope instanceof Expression.Name n
        && out.lookup(n.name()) < 0
        && !body.isField(n.name())
        && Character.isUpperCase(n.name().charAt(0))
        && n.name().length() <= 4
        && !body.mayBeConstant(n.name())) {
      // short all-capitals names such as `IO` or `URI` are types as often as constants
      String local = out.lookupType(n.name());
      return new Value.TypeName(local == null ? n.name() : local);
    }
    if (scope instanceof Expression.Name n) {
      return name(n, n.name());
    }
    return scope instanceof Expression.Access access ? field(access) : body.value(scope);
  }

  /** `java.util.List` or `Map.Entry`, if that is what is written; else null. */
  private String qualifiedTypeName(Expression.Access e) {
    Expression scope = e.scope();
    if (!looksLikeType(e.name())) {
      // a package has no constants
      boolean type =
          Character.isUpperCase(e.name().charAt(0))
              && scope instanceof Expression.Access inner
              && isPackageName(inner);
      return type ? ExpressionText.of(e) : null;
    }
    if (scope instanceof Expression.Name root) {
      String name = root.name();
      boolean free = out.lookup(name) < 0 && !body.isField(name);
      boolean packageOrType = Character.isLowerCase(name.charAt(0)) || looksLikeType(name);
      return free && packageOrType ? name + "." + e.name() : null;
    }
    if (scope instanceof Expression.Access inner) {
      String prefix = qualifiedTypeName(inner);
      if (prefix == null && isPackageName(inner)) {
        prefix = ExpressionText.of(inner);
      }
      return prefix == null ? null : prefix + "." + e.name();
    }
    return null;
  }

  /** Whether it is the class of the language's own library with tests for null. */
  static boolean isObjects(Expression scope) {
    boolean names = scope instanceof Expression.Name || scope instanceof Expression.Access;
    String text = names ? ExpressionText.of(scope) : "";
    return text.equals("Objects") || text.equals("java.util.Objects");
  }

  private boolean isPackageName(Expression.Access e) {
    if (!Character.isLowerCase(e.name().charAt(0))) {
      return false;
    }
    if (e.scope() instanceof Expression.Name root) {
      String name = root.name();
      return Character.isLowerCase(name.charAt(0)) && out.lookup(name) < 0 && !body.isField(name);
    }
    return e.scope() instanceof Expression.Access inner && isPackageName(inner);
  }

  /** The `x` of `x::m`, which is read as a type; it may be a variable or a field. */
  Value typeOrVariable(Expression.TypeName e, TypeRef type) {
    String name = type.name();
    if (!type.arguments().isEmpty() || type.isArray()) {
      return new Value.TypeName(name);
    }
    if (!name.contains(".")) {
      return name(e, name);
    }
    String root = name.substring(0, name.indexOf('.'));
    String prefix = "";
    if (out.lookup(root) < 0 && !body.isField(root)) {
      prefix = typePart(name);
    }
    if (prefix.equals(name)) {
      return new Value.TypeName(name);
    }
    Value owner = prefix.isEmpty() ? null : new Value.TypeName(prefix);
    String fields = prefix.isEmpty() ? name : name.substring(prefix.length() + 1);
    for (String part : fields.split("\\.")) {
      Value before = owner;
      owner =
          owner == null
              ? name(e, part)
              : out.add(new Event.Read(out.origin(e, out.span(e)), before, part));
    }
    return owner;
  }

  /** What names a type at the start of `System.out` or `a.b.Names.FIRST`; else all of it. */
  private static String typePart(String name) {
    String[] parts = name.split("\\.");
    StringBuilder prefix = new StringBuilder();
    boolean type = false;
    for (String part : parts) {
      boolean field = Character.isLowerCase(part.charAt(0)) || !looksLikeType(part);
      if (type && field) {
        return prefix.toString();
      }
      type = looksLikeType(part);
      prefix.append(prefix.isEmpty() ? "" : ".").append(part);
    }
    return name;
  }
}
