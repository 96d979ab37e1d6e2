package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.HashSet;
import java.util.Set;

/** What one round leaves for the next. */
final class Carried {
  private final Iteration round;
  private final Set<Object> written = new HashSet<>();

  Carried(Iteration round) {
    this.round = round;
    for (Element e : round.elements()) {
      if (e.event() instanceof Event.Assign a && isOutside(a) && !isCounting(a)) {
        written.add(a.variable());
      } else if (e.event() instanceof Event.Store s) {
        Field field = round.method().link().field(s);
        written.add(field == null ? s.name() : field);
      } else if (e instanceof Call c && c.is("mutates") && !c.isNew() && !isTaking(c)) {
        Expression changed = c.receiver();
        written.add(changed.field() != null ? changed.field() : changed.value());
      }
    }
  }

  private boolean isOutside(Event.Assign a) {
    int region = round.method().link().body().variables().get(a.variable()).region();
    for (int id = region; id >= 0; id = round.method().link().body().regions().get(id).parent()) {
      if (id == round.loop().id()) {
        return false;
      }
    }
    return true;
  }

  /** Taking the next element of a collection of this method: what is left was there before. */
  private static boolean isTaking(Call c) {
    return c.is("container")
        && c.arguments().isEmpty()
        && c.receiver().value() instanceof Value.Local;
  }

  private static boolean isCounting(Event.Assign a) {
    boolean one = a.operator().equals("++") || a.operator().equals("--");
    boolean step = a.operator().equals("+=") || a.operator().equals("-=");
    return one || (step && a.value() instanceof Value.Constant);
  }

  /** Whether the work, or the decision to go on, depends on the round before. */
  boolean reaches(Call work) {
    if (written.isEmpty()) {
      return false;
    }
    Region loop = round.loop();
    boolean whileLoop = loop.kind() == Region.Kind.WHILE || loop.kind() == Region.Kind.DO;
    for (Element e : round.method().inside(loop)) {
      boolean prepares = e.event().id() <= work.event().id();
      boolean decides = whileLoop && round.condition().contains(e);
      if ((prepares || decides) && reads(e)) {
        return true;
      }
    }
    return false;
  }

  private boolean reads(Element e) {
    if (e.event() instanceof Event.Read r) {
      Field field = round.method().link().field(r);
      return written.contains(field == null ? r.name() : field);
    }
    if (e.event() instanceof Event.Assign a) {
      return isWritten(a.value());
    }
    if (e.event() instanceof Event.Operation o) {
      return o.operands().stream().anyMatch(this::isWritten);
    }
    if (e instanceof Call c) {
      boolean receiver =
          !c.isNew() && (!c.is("mutates") || c.is("container")) && isWritten(c.receiver().value());
      return receiver || c.arguments().stream().anyMatch(a -> isWritten(a.value()));
    }
    return false;
  }

  private boolean isWritten(Value value) {
    return value instanceof Value.Local l
        && (written.contains(l.variable()) || written.contains(value));
  }
}
