package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.List;

/** A value spelled so that inside one body equal spellings mean the same thing at one moment. */
final class Term {
  private Term() {}

  static String of(Expression e) {
    return of(e.link(), e.value());
  }

  static String of(BodyLink link, Value value) {
    if (value instanceof Value.Local l) {
      return local(link, l);
    }
    if (value instanceof Value.Self s) {
      return s.type().isEmpty() ? "this" : s.type() + ".this";
    }
    if (value instanceof Value.Super) {
      return "this";
    }
    if (value instanceof Value.TypeName t) {
      return t.name().substring(t.name().lastIndexOf('.') + 1);
    }
    if (value instanceof Value.Constant c) {
      return c.kind() + ":" + c.text();
    }
    return value instanceof Value.Result r ? of(link, link.body().events().get(r.event())) : "?";
  }

  /** A local that only holds a field or another local is spelled like that one. */
  private static String local(BodyLink link, Value.Local l) {
    if (link.uses().isWrittenOnce(l.variable()) && !link.uses().writes(l.variable()).isEmpty()) {
      Value only = link.uses().writes(l.variable()).get(0).value();
      boolean alias =
          only instanceof Value.Local
              || only instanceof Value.Self
              || (only instanceof Value.Result r
                  && link.body().events().get(r.event()) instanceof Event.Read read
                  && isFinal(link, read));
      if (alias) {
        return of(link, only);
      }
    }
    return "v" + l.variable();
  }

  private static boolean isFinal(BodyLink link, Event.Read read) {
    Field field = link.field(read);
    return field != null && field.isFinal();
  }

  private static String of(BodyLink link, Event event) {
    if (event instanceof Event.Read r) {
      return ofField(link, r.owner(), r.name(), r.region());
    }
    if (event instanceof Event.Cast c) {
      return of(link, c.value());
    }
    if (event instanceof Event.Assign a && a.operator().equals("=")) {
      return of(link, a.value());
    }
    if (event instanceof Event.Store s && s.operator().equals("=")) {
      return of(link, s.value());
    }
    if (event instanceof Event.ArrayLoad a) {
      return of(link, a.array()) + "[" + of(link, a.index()) + "]";
    }
    if (event instanceof Event.Call c) {
      String receiver = c.receiver() == null ? "this" : of(link, c.receiver());
      return receiver + "." + c.name() + "(" + list(link, c.arguments()) + ")";
    }
    if (event instanceof Event.Operation o) {
      return "(" + o.operator() + " " + list(link, o.operands()) + ")";
    }
    return "e" + event.id();
  }

  /** The content of a field. */
  static String ofField(BodyLink link, Value owner, String name, int region) {
    if (owner != null && !(owner instanceof Value.Self)) {
      return of(link, owner) + "." + name;
    }
    Field field = link.field(owner, name, region);
    boolean fixed = field != null && field.isStatic();
    return (fixed ? field.owner().simpleName() : "this") + "." + name;
  }

  private static String list(BodyLink link, List<Value> values) {
    StringBuilder text = new StringBuilder();
    for (Value value : values) {
      text.append(text.length() == 0 ? "" : ", ").append(of(link, value));
    }
    return text.toString();
  }
}
