package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Who reads and writes which field: found out for all fields of a name when one is asked about. */
final class FieldAccesses {
  private final List<Method> methods;
  private final Map<Field, List<Element>> reads = new HashMap<>();
  private final Map<Field, List<Element>> writes = new HashMap<>();
  private Map<String, List<Element>> byName;

  FieldAccesses(List<Method> methods) {
    this.methods = methods;
  }

  /** Reads of a field (fact `Read`), by path and position. */
  synchronized List<Element> reads(Field field) {
    find(field.name());
    return reads.getOrDefault(field, List.of());
  }

  /** Stores to a field (fact `Store`), initialisers included, by path and position. */
  synchronized List<Element> writes(Field field) {
    find(field.name());
    return writes.getOrDefault(field, List.of());
  }

  private void find(String name) {
    if (byName == null) {
      byName = index();
    }
    List<Element> written = byName.remove(name);
    for (Element e : written == null ? List.<Element>of() : written) {
      BodyLink link = e.link();
      if (e.event() instanceof Event.Read r) {
        add(link.field(r), e, reads);
      } else if (e.event() instanceof Event.Store s) {
        add(link.field(s), e, writes);
      }
    }
  }

  private static void add(Field field, Element e, Map<Field, List<Element>> accesses) {
    if (field != null) {
      accesses.computeIfAbsent(field, f -> new ArrayList<>()).add(e);
    }
  }

  private Map<String, List<Element>> index() {
    Map<String, List<Element>> index = new HashMap<>();
    for (Method method : methods) {
      for (Element e : method.elements()) {
        if (e.event() instanceof Event.Read r) {
          index.computeIfAbsent(r.name(), n -> new ArrayList<>()).add(e);
        } else if (e.event() instanceof Event.Store s) {
          index.computeIfAbsent(s.name(), n -> new ArrayList<>()).add(e);
        }
      }
    }
    return index;
  }
}
