package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.List;

/** Something that a body does, with its surroundings. */
public sealed class Element permits Call {
  private final BodyLink link;
  private final Event event;
  // asked all the time: an event keeps them two steps of memory away
  private final int id;
  private final Method method;
  private volatile List<Decision> decisions;

  Element(BodyLink link, Event event) {
    this.link = link;
    this.event = event;
    this.id = event.id();
    this.method = link.method(link.functionOf(event.region()));
  }

  /** Its index among the events of the outermost body. */
  int id() {
    return id;
  }

  BodyLink link() {
    return link;
  }

  public Event event() {
    return event;
  }

  public Program program() {
    return method().program();
  }

  /** The innermost body (method, initialiser, lambda, method of an anonymous type) around it. */
  public Method method() {
    return method;
  }

  /** The value of an expression that stands beside this element. */
  public Expression expression(Value value) {
    return new Expression(link, value, event.region());
  }

  /** What the element evaluates to. */
  public Expression result() {
    return expression(new Value.Result(id));
  }

  /** The token that names it: method name, `new`, field name, operator. */
  public Site site() {
    return new Site(link.path(), event.anchor());
  }

  /** The whole expression. */
  public Span span() {
    return event.span();
  }

  /** The innermost statement around it. */
  public Site statement() {
    int statement = event.origin().statement();
    Span span = statement < 0 ? event.span() : link.body().statements().get(statement);
    return new Site(link.path(), span);
  }

  /** The innermost statement around it, or the resource of a `try` that it opens. */
  Site unit() {
    Region resources = enclosing(Region.Kind.RESOURCES);
    for (int i = event.id(); resources != null && i < resources.to(); i++) {
      Event opened = link.body().events().get(i);
      if (opened.region() == resources.id() && opened instanceof Event.Assign) {
        return new Site(link.path(), opened.span());
      }
    }
    return statement();
  }

  /** Whether it is all of a statement, in a block of its own or with others. */
  public boolean isStatement() {
    Span whole = statement().span();
    Span region = link.body().regions().get(event.region()).span();
    return result().uses().stream().allMatch(use -> use.event() instanceof Event.Discard)
        && whole.line() == span().line()
        && whole.column() == span().column()
        && !region.equals(whole);
  }

  /** The conditions whose outcome is known where it stands, the innermost first. */
  List<Decision> decisions() {
    List<Decision> known = decisions;
    if (known == null) {
      known = Decision.before(this);
      decisions = known;
    }
    return known;
  }

  /** The locks held for certain when it is reached, the innermost first. */
  public List<Hold> held() {
    return program().holds().at(this);
  }

  /** Whether a lock is among those held for certain. */
  boolean holds(Lock lock) {
    return lock.isAmong(held());
  }

  /** The locks of the sections that it stands in, what callers hold not counted. */
  public List<Hold> sections() {
    return program().holds().sections(this);
  }

  /** Whether some lock is held here, or may be held because nothing tells who runs this code. */
  public boolean mayBeLocked() {
    Holds holds = program().holds();
    return !held().isEmpty()
        || holds.isUnknown(method())
        || holds.isLockedByCallers(method())
        || LaterRelease.isAround(this);
  }

  /** Whether only one thread can know the current object here, or nobody tells who runs this. */
  public boolean mayBeUnshared() {
    return Access.isUnshared(method(), 3)
        || Access.isTrusted(method(), 3)
        || program().holds().isUnknown(method());
  }

  /** The regions around it, innermost first, up to and including its method's own region. */
  public List<Region> regions() {
    List<Region> around = new ArrayList<>();
    int function = link.functionOf(event.region());
    int id = event.region();
    while (id >= 0) {
      Region region = link.body().regions().get(id);
      around.add(region);
      if (id == function) {
        break;
      }
      id = region.parent();
    }
    return around;
  }

  /** All regions around it, beyond its own lambda, up to the outermost body. */
  public List<Region> allRegions() {
    List<Region> around = new ArrayList<>();
    for (int id = event.region(); id >= 0; id = link.body().regions().get(id).parent()) {
      around.add(link.body().regions().get(id));
    }
    return around;
  }

  /** The innermost region of one of these kinds inside its own method, or null. */
  public Region enclosing(Region.Kind... kinds) {
    List<Region> all = link.body().regions();
    int function = link.functionOf(event.region());
    for (int id = event.region(); id >= 0; id = id == function ? -1 : all.get(id).parent()) {
      for (Region.Kind kind : kinds) {
        if (all.get(id).kind() == kind) {
          return all.get(id);
        }
      }
    }
    return null;
  }

  public boolean isInLoop() {
    return enclosing(Region.Kind.LOOP_BODY) != null;
  }

  /** Whether both stand in the same outermost body and this one is written first. */
  public boolean precedes(Element other) {
    return link == other.link && id < other.id;
  }

  /** Whether the innermost loop around this, if there is one, is also around the other. */
  boolean sharesLoopWith(Element other) {
    for (Region around : regions()) {
      if (around.kind() == Region.Kind.LOOP_BODY) {
        return around.holds(other.id());
      }
    }
    return true;
  }

  public boolean isInside(Region region, Method method) {
    return method.link() == link && region.holds(id);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Element e && e.link == link && e.event == event;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(event);
  }
}
