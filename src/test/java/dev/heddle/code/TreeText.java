package dev.heddle.code;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Set;

/** Writes a tree, one node a line, each with all that it knows and where it stands. */
final class TreeText {
  private static final Set<String> PLACES = Set.of("first", "last", "typeLast");

  private final Positions positions;
  private final StringBuilder out = new StringBuilder();

  private TreeText(Positions positions) {
    this.positions = positions;
  }

  static String of(Parsed parsed) {
    return of(parsed.tree(), parsed.positions());
  }

  static String of(Unit unit, Positions positions) {
    TreeText text = new TreeText(positions);
    text.write("unit", unit, "");
    return text.out.toString();
  }

  private void write(String name, Object value, String indent) {
    out.append(indent).append(name).append(": ");
    if (value instanceof List<?> list) {
      out.append('\n');
      list.forEach(each -> write("-", each, indent + "  "));
    } else if (value instanceof Node || value instanceof Unit) {
      out.append(value.getClass().getSimpleName());
      if (value instanceof Node node) {
        out.append(' ').append(text(positions.span(node)));
      }
      out.append('\n');
      writeName(value, indent + "  ");
      for (RecordComponent component : value.getClass().getRecordComponents()) {
        writeComponent(component, value, indent + "  ");
      }
    } else {
      out.append(value).append('\n');
    }
  }

  /** Where the name stands of what has no number of its own for it. */
  private void writeName(Object node, String indent) {
    if (node instanceof Declarator declarator) {
      write("nameAt", text(positions.token(declarator.first())), indent);
    } else if (node instanceof Expression.Access access) {
      write("nameAt", text(positions.token(access.last())), indent);
    }
  }

  private void writeComponent(RecordComponent component, Object owner, String indent) {
    String name = component.getName();
    if (name.equals("typeFirst") && owner instanceof Expression.InstanceOf test) {
      write("typeAt", text(positions.span(test.typeFirst(), test.typeLast())), indent);
    } else if (name.endsWith("At")) {
      write(name, text(positions.token((Integer) read(component, owner))), indent);
    } else if (!PLACES.contains(name)) {
      write(name, read(component, owner), indent);
    }
  }

  private static Object read(RecordComponent component, Object owner) {
    try {
      return component.getAccessor().invoke(owner);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static String text(Span span) {
    return span.line() + ":" + span.column() + "-" + span.endLine() + ":" + span.endColumn();
  }
}
