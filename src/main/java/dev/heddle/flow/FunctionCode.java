package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What is written in a body that runs as one: its elements, regions and variables, in order. */
public abstract sealed class FunctionCode permits Method {
  final BodyLink link;
  final Region region;
  private volatile List<Element> elements;
  private volatile List<Call> calls;
  private volatile List<Element> references;
  private volatile List<Region> regions;
  private volatile List<Variable> variables;
  private volatile Set<String> traits;

  FunctionCode(BodyLink link, Region region) {
    this.link = link;
    this.region = region;
  }

  BodyLink link() {
    return link;
  }

  /** The region that holds its code. */
  public Region region() {
    return region;
  }

  /** A variable as a value at the start of the body. */
  public Expression expression(Variable variable) {
    return new Expression(link, Value.Local.of(variable.id()), region.id());
  }

  /** The local variables declared in it, not those of lambdas inside. */
  public List<Variable> variables() {
    List<Variable> known = variables;
    if (known == null) {
      known = those(link.body().variables(), v -> link.functionOf(v.region()) == region.id());
      variables = known;
    }
    return known;
  }

  /** All assignments to a variable, its initial value included, lambdas inside too. */
  public List<Element> writes(Variable variable) {
    List<Event.Assign> written = link.uses().writes(variable.id());
    if (written.isEmpty()) {
      return List.of();
    }
    List<Element> writes = new ArrayList<>(written.size());
    written.forEach(assign -> writes.add(link.element(assign)));
    return writes;
  }

  /** Everything it does itself, in order; what lambdas inside do is theirs. */
  public List<Element> elements() {
    List<Element> known = elements;
    if (known == null) {
      known = new ArrayList<>(region.to() - region.from());
      for (int i = region.from(); i < region.to(); i++) {
        Event event = link.body().events().get(i);
        if (link.functionOf(event.region()) == region.id()) {
          known.add(link.element(i));
        }
      }
      elements = known;
    }
    return known;
  }

  /** Everything that stands inside it, also in lambdas and methods of anonymous types. */
  public List<Element> allElements() {
    return inside(region);
  }

  /** Its calls and object creations in the order of evaluation. */
  public Stream<Call> calls() {
    return callList().stream();
  }

  /** Likewise, as a list. */
  public List<Call> callList() {
    List<Call> known = calls;
    if (known == null) {
      ArrayList<Call> found = new ArrayList<>();
      for (Element e : elements()) {
        if (e instanceof Call call) {
          found.add(call);
        }
      }
      found.trimToSize();
      known = found;
      calls = known;
    }
    return known;
  }

  /** Its calls that a test holds for. */
  public List<Call> calls(Predicate<Call> wanted) {
    return those(callList(), wanted);
  }

  /** The members of a list that a test holds for; mostly none, and then nothing is made. */
  static <T> List<T> those(List<T> all, Predicate<? super T> wanted) {
    List<T> found = List.of();
    for (T each : all) {
      if (wanted.test(each)) {
        found = found.isEmpty() ? new ArrayList<>(2) : found;
        found.add(each);
      }
    }
    return found;
  }

  /** What is found in its calls, in their order. */
  public <T> List<T> inCalls(Function<Call, Optional<T>> search) {
    List<T> found = List.of();
    for (Call call : callList()) {
      Optional<T> each = search.apply(call);
      if (each.isPresent()) {
        found = found.isEmpty() ? new ArrayList<>(2) : found;
        found.add(each.get());
      }
    }
    return found;
  }

  /** Its calls that the catalog calls this (`launch`, `operator` …). */
  public List<Call> saying(String trait) {
    return traits().contains(trait) ? calls(call -> call.is(trait)) : List.of();
  }

  /** All that the catalog calls any of its calls; mostly nothing. */
  private Set<String> traits() {
    Set<String> known = traits;
    if (known == null) {
      Set<String> all = new HashSet<>();
      callList().forEach(call -> all.addAll(call.meaning().traits()));
      known = Set.copyOf(all);
      traits = known;
    }
    return known;
  }

  /** The calls that stand inside it, also in lambdas and methods of anonymous types. */
  public Stream<Call> allCalls() {
    return allElements().stream().filter(Call.class::isInstance).map(Call.class::cast);
  }

  /** The elements whose event is of this class. */
  public Stream<Element> elements(Class<? extends Event> kind) {
    return elements().stream().filter(e -> kind.isInstance(e.event()));
  }

  /** The method references among its elements. */
  public List<Element> references() {
    List<Element> known = references;
    if (known == null) {
      known = those(elements(), e -> e.event() instanceof Event.MethodReference);
      references = known;
    }
    return known;
  }

  /** The regions of its own code of this kind, in order; its own region is none of them. */
  public List<Region> regions(Region.Kind kind) {
    return regions().isEmpty() ? List.of() : regions(r -> r.kind() == kind);
  }

  public List<Region> regions(Predicate<Region> wanted) {
    return those(regions(), wanted);
  }

  private List<Region> regions() {
    List<Region> known = regions;
    if (known == null) {
      known =
          those(
              link.body().regions(),
              r -> r.id() != region.id() && link.functionOf(r.id()) == region.id());
      regions = known;
    }
    return known;
  }

  /** Region {@code id} of the same body. */
  public Region region(int id) {
    return link.body().regions().get(id);
  }

  /** The child regions of a region, in order. */
  public List<Region> children(Region parent) {
    return link.children(parent.id());
  }

  /** The subject of a region (condition, source, monitor) as a value; null if there is none. */
  public Expression subject(Region of) {
    return of.subject() == null ? null : new Expression(link, of.subject(), of.id());
  }

  /** A type as written inside the body, qualified. */
  public TypeRef resolve(TypeRef written) {
    return link.resolve(written, region.id());
  }

  /** The elements inside a region of its body, lambdas inside included, in order. */
  public List<Element> inside(Region of) {
    List<Element> all = new ArrayList<>();
    for (int i = of.from(); i < of.to(); i++) {
      all.add(link.element(i));
    }
    return all;
  }

  /** The values it returns. */
  public List<Expression> returned() {
    List<Expression> values = List.of();
    for (Element e : elements()) {
      if (e.event() instanceof Event.Return r && r.value() != null) {
        values = values.isEmpty() ? new ArrayList<>(2) : values;
        values.add(e.expression(r.value()));
      }
    }
    return values;
  }
}
