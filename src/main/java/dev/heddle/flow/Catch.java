package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Region;
import java.util.List;
import java.util.stream.Stream;

/** A catch clause: what it catches, what it stands around and what it does. */
public final class Catch {
  private final Method method;
  private final Region region;

  private Catch(Method method, Region region) {
    this.method = method;
    this.region = region;
  }

  /** The clauses in a body's own code, in order. */
  static List<Catch> of(Method method) {
    List<Region> clauses = method.regions(Region.Kind.CATCH);
    return clauses.isEmpty()
        ? List.of()
        : clauses.stream().map(clause -> new Catch(method, clause)).toList();
  }

  /** The clauses of the tries around an element of its own body that guard it, innermost first. */
  static List<Catch> around(Element element) {
    List<Region> around = element.regions();
    return around.stream()
        .filter(r -> r.kind() == Region.Kind.TRY_BODY || r.kind() == Region.Kind.RESOURCES)
        .map(r -> element.method().region(r.parent()))
        .flatMap(t -> element.method().children(t).stream())
        .filter(r -> r.kind() == Region.Kind.CATCH)
        .map(r -> new Catch(element.method(), r))
        .toList();
  }

  public Method method() {
    return method;
  }

  Region region() {
    return region;
  }

  /** The `try` that it belongs to. */
  Region tryRegion() {
    return method.region(region.parent());
  }

  /** The `catch` keyword. */
  public Site site() {
    return method.site(region.keyword());
  }

  /** The whole clause. */
  public Site whole() {
    return method.site(region.span());
  }

  /** Whether what it does may be done again and again. */
  public boolean isInLoop() {
    for (int id = region.parent(); id != method.region().id(); id = method.region(id).parent()) {
      if (method.region(id).kind() == Region.Kind.LOOP_BODY) {
        return true;
      }
    }
    return false;
  }

  /** Whether it catches interrupts and nothing else. */
  public boolean isOfInterrupts() {
    return types().stream().allMatch(type -> type.name().equals("java.lang.InterruptedException"));
  }

  /** The caught types, qualified. */
  public List<TypeRef> types() {
    return region.types().stream().map(method::resolve).toList();
  }

  /** Whether a caught type is of this kind in the catalog's words. */
  public boolean catches(String kind) {
    return types().stream().anyMatch(t -> method.program().kinds(t).contains(kind));
  }

  /** Whether it catches this type by this name or by an ancestor of it. */
  boolean covers(String type) {
    return types().stream().anyMatch(t -> method.program().ancestors(type).contains(t.name()));
  }

  /** The caught exception. */
  Expression parameter() {
    return new Expression(
        method.link(), new dev.heddle.fact.Value.Local(region.variable()), region.id());
  }

  /** Everything inside, lambdas included. */
  List<Element> elements() {
    return method.inside(region);
  }

  /** Everything inside the `finally` of the same `try`. */
  Stream<Element> last() {
    return method.children(tryRegion()).stream()
        .filter(r -> r.kind() == Region.Kind.FINALLY)
        .flatMap(r -> method.inside(r).stream());
  }

  /** The elements of the body itself for which this clause is the first that could catch. */
  List<Element> guarded() {
    return method.children(tryRegion()).stream()
        .filter(r -> r.kind() == Region.Kind.TRY_BODY || r.kind() == Region.Kind.RESOURCES)
        .flatMap(r -> method.inside(r).stream())
        .filter(e -> e.method() == method)
        .toList();
  }

  /** The clauses of the same try before this one. */
  List<Catch> earlier() {
    return method.children(tryRegion()).stream()
        .filter(r -> r.kind() == Region.Kind.CATCH && r.id() < region.id())
        .map(r -> new Catch(method, r))
        .toList();
  }

  /** Whether an interrupt ends here: neither passed on nor restored. */
  public boolean losesInterrupt() {
    return Interrupts.areLost(this);
  }

  /** The caught types in words. */
  public String text() {
    return String.join(" | ", types().stream().map(TypeRef::simpleName).toList());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Catch c && c.method == method && c.region.equals(region);
  }

  @Override
  public int hashCode() {
    return region.hashCode();
  }
}
