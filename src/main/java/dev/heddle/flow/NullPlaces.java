package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the literal `null` stands as a value: itself, behind casts, as an arm of `?:` or `switch`.
 */
final class NullPlaces {
  private final Method method;
  private final List<Site> places = new ArrayList<>();

  private NullPlaces(Method method) {
    this.method = method;
  }

  /** The places in a value; {@code at} is the place of the value itself. */
  static List<Site> in(Expression value, Span at) {
    NullPlaces found = new NullPlaces(value.method());
    found.collect(value, at);
    return found.places;
  }

  private void collect(Expression value, Span at) {
    if (value.isNull()) {
      places.add(method.site(at));
    } else if (value.event() instanceof Event.Cast c) {
      collect(new Expression(value.link(), c.value(), c.region()), at);
    } else if (value.event() instanceof Event.Operation o && o.operator().equals("?:")) {
      arms(value, o, conditionalArms(o));
    } else if (value.event() instanceof Event.Operation o && o.operator().equals("switch")) {
      arms(value, o, cases(o));
    }
  }

  private void arms(Expression value, Event.Operation o, List<Span> spans) {
    int arms = o.operands().size() - 1;
    for (int i = 0; i < arms; i++) {
      Span span = spans.size() == arms ? spans.get(i) : o.span();
      collect(new Expression(value.link(), o.operands().get(i + 1), o.region()), span);
    }
  }

  /** The last two arms inside it that are not part of another. */
  private List<Span> conditionalArms(Event.Operation o) {
    List<Span> arms =
        regions(o).stream()
            .filter(r -> r.kind() == Region.Kind.ARM && r.parent() == o.region())
            .map(Region::span)
            .toList();
    return arms.subList(Math.max(0, arms.size() - 2), arms.size());
  }

  private List<Span> cases(Event.Operation o) {
    int own =
        regions(o).stream()
            .filter(r -> r.kind() == Region.Kind.SWITCH && r.span().equals(o.span()))
            .mapToInt(Region::id)
            .findFirst()
            .orElse(-1);
    return regions(o).stream()
        .filter(r -> r.kind() == Region.Kind.CASE && r.parent() == own)
        .map(Region::span)
        .toList();
  }

  private List<Region> regions(Event.Operation o) {
    return method.regions(r -> o.span().contains(r.span()));
  }
}
