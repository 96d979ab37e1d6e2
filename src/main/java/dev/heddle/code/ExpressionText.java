package dev.heddle.code;

import java.util.List;
import java.util.Map;

/**
 * Writes an expression as source text, whatever its layout was: what annotations and cases have.
 */
public final class ExpressionText {
  private final StringBuilder out = new StringBuilder();

  private ExpressionText() {}

  /** The text of an expression; parts that no constant has are left out. */
  public static String of(Expression expression) {
    if (expression instanceof Expression.Name name) {
      return name.name();
    }
    ExpressionText text = new ExpressionText();
    text.write(expression);
    return text.out.toString();
  }

  /** The text of a pattern. */
  static String of(Pattern pattern) {
    ExpressionText text = new ExpressionText();
    text.write(pattern);
    return text.out.toString();
  }

  private void write(Expression e) {
    if (e instanceof Expression.Literal literal) {
      write(literal);
    } else if (e instanceof Expression.Name name) {
      out.append(name.name());
    } else if (e instanceof Expression.Access access) {
      write(access.scope());
      out.append('.').append(access.name());
    } else if (e instanceof Expression.ClassLiteral type) {
      out.append(type.type()).append(".class");
    } else if (e instanceof Expression.ArrayValues array) {
      write(array.values(), "{ ", " }", "{}");
    } else if (e instanceof Expression.Annotation annotation) {
      write(annotation.annotation());
    } else if (e instanceof Expression.Call call) {
      write(call);
    } else {
      writeOperation(e);
    }
  }

  private void writeOperation(Expression e) {
    if (e instanceof Expression.Binary binary) {
      write(binary);
    } else if (e instanceof Expression.Enclosed enclosed) {
      out.append('(');
      write(enclosed.inner());
      out.append(')');
    } else if (e instanceof Expression.Unary unary) {
      boolean behind = unary.operand().first() == unary.first();
      out.append(behind ? "" : unary.operator());
      write(unary.operand());
      out.append(behind ? unary.operator() : "");
    } else if (e instanceof Expression.Conditional c) {
      write(c.condition());
      out.append(" ? ");
      write(c.yes());
      out.append(" : ");
      write(c.no());
    } else if (e instanceof Expression.Cast cast) {
      out.append('(').append(cast.type()).append(") ");
      write(cast.value());
    } else if (e instanceof Expression.This self) {
      out.append(self.type()).append(self.type().isEmpty() ? "this" : ".this");
    }
  }

  private void write(Expression.Binary last) {
    List<Expression.Binary> chain = last.chain();
    write(chain.get(chain.size() - 1).left());
    for (int i = chain.size() - 1; i >= 0; i--) {
      out.append(' ').append(chain.get(i).operator()).append(' ');
      write(chain.get(i).right());
    }
  }

  private void write(Expression.Literal literal) {
    switch (literal.kind()) {
      case STRING -> out.append('"').append(literal.text()).append('"');
      case TEXT_BLOCK -> out.append("\"\"\"\n").append(literal.text()).append("\"\"\"");
      default -> out.append(literal.text());
    }
  }

  private void write(Expression.Call call) {
    if (call.scope() != null) {
      write(call.scope());
      out.append('.');
    }
    out.append(call.name());
    write(call.arguments(), "(", ")", "()");
  }

  private void write(List<Expression> list, String open, String close, String empty) {
    if (list.isEmpty()) {
      out.append(empty);
      return;
    }
    String before = open;
    for (Expression each : list) {
      out.append(before);
      write(each);
      before = ", ";
    }
    out.append(close);
  }

  private void write(AnnotationUse annotation) {
    out.append('@').append(annotation.name());
    Map<String, String> arguments = annotation.arguments();
    if (arguments.isEmpty()) {
      return;
    }
    String before = "(";
    boolean single = arguments.size() == 1 && arguments.containsKey("value");
    for (Map.Entry<String, String> each : arguments.entrySet()) {
      out.append(before).append(single ? "" : each.getKey() + " = ").append(each.getValue());
      before = ", ";
    }
    out.append(')');
  }

  private void write(Pattern pattern) {
    if (pattern instanceof Pattern.Typed typed) {
      out.append(typed.type().isUnknown() ? "var" : typed.type()).append(' ').append(typed.name());
    } else if (pattern instanceof Pattern.Deconstruction r) {
      out.append(r.type()).append('(');
      String before = "";
      for (Pattern component : r.components()) {
        out.append(before);
        write(component);
        before = ", ";
      }
      out.append(')');
    } else {
      out.append('_');
    }
  }
}
