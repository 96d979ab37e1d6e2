package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;

/** Words for values, fit for a message. */
final class Wording {
  private static final int LONGEST = 40;

  private Wording() {}

  static String of(Expression e) {
    Value value = e.value();
    if (value instanceof Value.Local) {
      return e.variable().text();
    }
    if (value instanceof Value.Self) {
      return "this";
    }
    if (value instanceof Value.Super) {
      return "super";
    }
    if (value instanceof Value.TypeName t) {
      return t.name().substring(t.name().lastIndexOf('.') + 1);
    }
    if (value instanceof Value.Constant c) {
      return c.kind() == Value.Literal.STRING ? "\"" + c.text() + "\"" : c.text();
    }
    Event event = e.event();
    if (event instanceof Event.Read r) {
      return r.name();
    }
    if (event instanceof Event.Call || event instanceof Event.New) {
      String text = e.call().text();
      return text.length() <= LONGEST ? text + "()" : e.call().name() + "()";
    }
    if (event instanceof Event.Cast c) {
      return of(new Expression(e.link(), c.value(), c.region()));
    }
    return "";
  }
}
