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

  /** What its cases yield, an arrow's expression included. */
  private List<Span> cases(Event.Operation o) {
    int own =
        regions(o).stream()
            .filter(r -> r.kind() == Region.Kind.SWITCH && r.span().equals(o.span()))
            .mapToInt(Region::id)
            .findFirst()
            .orElse(-1);
    int arms = o.operands().size() - 1;
    List<Span> all = yields(o, own, true);
    return all.size() == arms ? all : yields(o, own, false);
  }

  /**
   * The places of what each case yields.
   *
   * @param empty whether a case without any event is an arrow with a literal, not a label
   */
  private List<Span> yields(Event.Operation o, int own, boolean empty) {
    List<Span> spans = new ArrayList<>();
    for (Region each : regions(o)) {
      if (each.kind() != Region.Kind.CASE || each.parent() != own) {
        continue;
      }
      List<Element> inside =
          method.inside(each).stream().filter(e -> e.method() == method).toList();
      List<Span> yielded =
          inside.stream()
              .filter(e -> e.event() instanceof Event.Yield)
              .filter(e -> e.enclosing(Region.Kind.SWITCH).id() == own)
              .map(Element::span)
              .toList();
      boolean leaves =
          inside.stream()
              .anyMatch(e -> e.event() instanceof Event.Throw && e.event().region() == each.id());
      spans.addAll(yielded);
      if (yielded.isEmpty() && !leaves && (empty || !inside.isEmpty())) {
        spans.add(each.span());
      }
    }
    return spans;
  }

  private List<Region> regions(Event.Operation o) {
    return method.regions(r -> o.span().contains(r.span()));
  }
}
