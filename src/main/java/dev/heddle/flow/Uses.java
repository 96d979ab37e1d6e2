package dev.heddle.flow;

import dev.heddle.fact.Body;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where each value of a body is used. */
final class Uses {
  private final Body body;
  private final List<Use>[] ofEvents;
  private final List<Use>[] ofVariables;
  private final List<Event.Assign>[] writes;
  private Map<Integer, Event.InstanceOf> tests = Map.of();

  @SuppressWarnings({"unchecked", "rawtypes"})
  Uses(Body body) {
    this.body = body;
    this.ofEvents = new List[body.events().size()];
    this.ofVariables = new List[body.variables().size()];
    this.writes = new List[body.variables().size()];
    body.events().forEach(this::read);
    body.regions().forEach(this::read);
  }

  List<Use> of(Value value) {
    List<Use> uses = null;
    if (value instanceof Value.Result r) {
      uses = ofEvents[r.event()];
    } else if (value instanceof Value.Local l) {
      uses = ofVariables[l.variable()];
    }
    return uses == null ? List.of() : uses;
  }

  /** All assignments to a variable, its initial value included. */
  List<Event.Assign> writes(int variable) {
    return writes[variable] == null ? List.of() : writes[variable];
  }

  private void read(Event e) {
    if (e instanceof Event.Call c) {
      add(c.receiver(), Use.Kind.RECEIVER, e, -1);
      addAll(c.arguments(), Use.Kind.ARGUMENT, e);
    } else if (e instanceof Event.New n) {
      addAll(n.arguments(), Use.Kind.ARGUMENT, e);
    } else if (e instanceof Event.MethodReference m) {
      add(m.qualifier(), Use.Kind.QUALIFIER, e, -1);
    } else if (e instanceof Event.Read r) {
      add(r.owner(), Use.Kind.OWNER, e, -1);
    } else if (e instanceof Event.Assign a) {
      add(a.value(), Use.Kind.ASSIGNED, e, -1);
      writes[a.variable()] = with(writes[a.variable()], a);
      if (!a.operator().equals("=")) {
        add(Value.Local.of(a.variable()), Use.Kind.OPERAND, e, 0);
      }
    } else if (e instanceof Event.Store s) {
      add(s.owner(), Use.Kind.OWNER, e, -1);
      add(s.value(), Use.Kind.STORED, e, -1);
    } else {
      readRest(e);
    }
  }

  private void readRest(Event e) {
    if (e instanceof Event.ArrayLoad a) {
      add(a.array(), Use.Kind.ARRAY, e, 0);
      add(a.index(), Use.Kind.ARRAY, e, 1);
    } else if (e instanceof Event.ArrayStore a) {
      add(a.array(), Use.Kind.ARRAY, e, 0);
      add(a.index(), Use.Kind.ARRAY, e, 1);
      add(a.value(), Use.Kind.ELEMENT, e, -1);
    } else if (e instanceof Event.NewArray a) {
      addAll(a.sizes(), Use.Kind.OPERAND, e);
      addAll(a.elements(), Use.Kind.ELEMENT, e);
    } else if (e instanceof Event.Operation o) {
      addAll(
          o.operands(), o.operator().equals("resource") ? Use.Kind.RESOURCE : Use.Kind.OPERAND, e);
    } else if (e instanceof Event.Cast c) {
      add(c.value(), Use.Kind.CAST, e, -1);
    } else if (e instanceof Event.InstanceOf i) {
      add(i.value(), Use.Kind.TESTED, e, -1);
      if (tests.isEmpty()) {
        tests = new HashMap<>();
      }
      tests.put(i.variable(), i);
    } else if (e instanceof Event.Discard d) {
      add(d.value(), Use.Kind.DISCARDED, e, -1);
    } else if (e instanceof Event.Return r) {
      add(r.value(), r.implicit() ? Use.Kind.LAMBDA_RESULT : Use.Kind.RETURNED, e, -1);
    } else if (e instanceof Event.Throw t) {
      add(t.value(), Use.Kind.THROWN, e, -1);
    } else if (e instanceof Event.Yield y) {
      add(y.value(), Use.Kind.YIELDED, e, -1);
    } else if (e instanceof Event.Assert a) {
      add(a.condition(), Use.Kind.ASSERTED, e, -1);
    }
  }

  private void read(Region r) {
    if (r.subject() == null) {
      return;
    }
    Use.Kind kind =
        switch (r.kind()) {
          case FOR_EACH -> Use.Kind.ITERATED;
          case SYNCHRONIZED -> Use.Kind.MONITOR;
          case SWITCH -> Use.Kind.SELECTOR;
          default -> Use.Kind.CONDITION;
        };
    put(r.subject(), new Use(kind, null, -1, r));
  }

  private void addAll(List<Value> values, Use.Kind kind, Event e) {
    for (int i = 0; i < values.size(); i++) {
      add(values.get(i), kind, e, i);
    }
  }

  private void add(Value value, Use.Kind kind, Event e, int index) {
    if (value instanceof Value.Result || value instanceof Value.Local) {
      put(value, new Use(kind, e, index, body.regions().get(e.region())));
    }
  }

  /** Most values are used once. */
  private static <T> List<T> with(List<T> known, T next) {
    if (known == null) {
      return List.of(next);
    }
    List<T> more = known.size() == 1 ? new ArrayList<>(known) : known;
    more.add(next);
    return more;
  }

  private void put(Value value, Use use) {
    List<Use>[] table = null;
    int at = 0;
    if (value instanceof Value.Result r) {
      table = ofEvents;
      at = r.event();
    } else if (value instanceof Value.Local l) {
      table = ofVariables;
      at = l.variable();
    }
    if (table != null) {
      table[at] = with(table[at], use);
    }
  }

  /** The assignment that gives a variable its only value besides null, or null. */
  Event.Assign onlyValue(int variable) {
    Event.Assign only = null;
    for (Event.Assign write : writes(variable)) {
      if (write.value() instanceof Value.Constant c && c.kind() == Value.Literal.NULL) {
        continue;
      }
      if (only != null) {
        return null;
      }
      only = write;
    }
    return only != null && only.operator().equals("=") ? only : null;
  }

  /** The test whose pattern binds a variable that nobody writes again, or null. */
  Event.InstanceOf test(int variable) {
    return writes(variable).isEmpty() ? tests.get(variable) : null;
  }

  /** Whether every read of the variable sees the same value: it is written once. */
  boolean isWrittenOnce(int variable) {
    Variable v = body.variables().get(variable);
    int writes = writes(variable).size();
    return (v.kind() == Variable.Kind.LOCAL || v.kind() == Variable.Kind.RESOURCE)
        ? writes == 1
        : writes == 0;
  }
}
