package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Who reads and writes which field: found out for all fields of a name when one is asked about. */
final class FieldAccesses {
  private final List<Method> methods;
  private final Map<String, List<Element>> byName = new HashMap<>();
  private final Answers<String, Accesses> ofName = new Answers<>(this::find);

  FieldAccesses(List<Method> methods) {
    this.methods = methods;
  }

  /** The accesses to the fields of one name. */
  private record Accesses(Map<Field, List<Element>> reads, Map<Field, List<Element>> writes) {}

  /** Reads of a field (fact `Read`), by path and position. */
  List<Element> reads(Field field) {
    return ofName.of(field.name()).reads().getOrDefault(field, List.of());
  }

  /** Stores to a field (fact `Store`), initialisers included, by path and position. */
  List<Element> writes(Field field) {
    return ofName.of(field.name()).writes().getOrDefault(field, List.of());
  }

  private Accesses find(String name) {
    Accesses found = new Accesses(new HashMap<>(), new HashMap<>());
    for (Element e : byName.getOrDefault(name, List.of())) {
      BodyLink link = e.link();
      if (e.event() instanceof Event.Read r) {
        add(link.field(r), e, found.reads());
      } else if (e.event() instanceof Event.Store s) {
        add(link.field(s), e, found.writes());
      }
    }
    return found;
  }

  private static void add(Field field, Element e, Map<Field, List<Element>> accesses) {
    if (field != null) {
      accesses.computeIfAbsent(field, f -> new ArrayList<>()).add(e);
    }
  }

  /** Finds the accesses to every name. */
  void index() {
    for (Method method : methods) {
      for (Element e : method.elements()) {
        if (e.event() instanceof Event.Read r) {
          byName.computeIfAbsent(r.name(), n -> new ArrayList<>()).add(e);
        } else if (e.event() instanceof Event.Store s) {
          byName.computeIfAbsent(s.name(), n -> new ArrayList<>()).add(e);
        }
      }
    }
  }
}
