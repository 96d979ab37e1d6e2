package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.List;
import java.util.Set;

/** The object that a `synchronized` block locks. */
public final class MonitorObject {
  private final Expression object;
  private final Expression origin;
  private final Site site;

  private MonitorObject(Method method, Region region) {
    this.object = method.subject(region);
    this.origin = object.origin();
    this.site = method.site(region.keyword());
  }

  /** Those of the blocks in a body, lambdas inside left out. */
  public static List<MonitorObject> of(Method method) {
    List<Region> blocks = method.regions(Region.Kind.SYNCHRONIZED);
    return blocks.isEmpty()
        ? List.of()
        : blocks.stream().map(region -> new MonitorObject(method, region)).toList();
  }

  /** The keyword `synchronized`. */
  public Site site() {
    return site;
  }

  public String text() {
    return object.text();
  }

  /** Whether the block creates its own object. */
  public boolean isFresh() {
    return object.event() instanceof Event.New || object.event() instanceof Event.NewArray;
  }

  /** Whether it is a boxed number or another value without identity. */
  public boolean isValue() {
    boolean made = origin.call() != null && origin.call().is("value-based-result");
    return made || object.is("value-based") || origin.is("value-based") || isBoxed();
  }

  private boolean isBoxed() {
    TypeRef type = origin.type();
    boolean literal =
        origin.value() instanceof Value.Constant c
            && c.kind() != Value.Literal.STRING
            && c.kind() != Value.Literal.CLASS
            && c.kind() != Value.Literal.NULL;
    return literal || (type.dimensions() == 0 && PRIMITIVES.contains(type.name()));
  }

  private static final List<String> PRIMITIVES =
      List.of("boolean", "byte", "char", "short", "int", "long", "float", "double");

  /** Whether it is a string that all code with the same text shares. */
  public boolean isSharedText() {
    boolean literal =
        origin.value() instanceof Value.Constant c && c.kind() == Value.Literal.STRING;
    Call call = origin.call();
    return literal || (call != null && call.is("interned"));
  }

  /** Whether it is kept in a field that gets another object after the first one. */
  public boolean isReplaced() {
    Field field = object.localOrigin().field();
    if (field == null || field.isFinal()) {
      return false;
    }
    List<Element> writes =
        field.writes().stream()
            .filter(w -> !FirstUse.clears(w) && !Access.isHook(w.method().member()))
            .toList();
    if (field.isStatic() && writes.stream().anyMatch(w -> isForEachObject(w.method()))) {
      return true;
    }
    List<Method> later =
        writes.stream()
            .filter(w -> !FirstUse.fills(w, field))
            .map(w -> w.method().member())
            .filter(m -> !makesObject(m, 3) && !Access.isUnshared(m, 3))
            .distinct()
            .toList();
    boolean first = writes.stream().anyMatch(w -> !later.contains(w.method().member()));
    return later.stream()
        .anyMatch(m -> first || later.stream().anyMatch(o -> o != m && isOfOneObject(o, m)));
  }

  /** Whether one object may run both: neither is of a class beside that of the other. */
  private static boolean isOfOneObject(Method one, Method other) {
    Program program = one.program();
    return program.ancestors(one.type().name()).contains(other.type().name())
        || program.ancestors(other.type().name()).contains(one.type().name());
  }

  /** Whether every new object puts something into what all of them share. */
  private static boolean isForEachObject(Method method) {
    return method.member().isInitialiser() && !method.member().isStatic();
  }

  /** Whether it runs only while the object is made or read back. */
  private static boolean makesObject(Method method, int depth) {
    boolean hidden = method.isPrivate() && depth > 0 && !method.callers().isEmpty();
    return method.isInitialiser()
        || READ_BACK.contains(method.name())
        || (hidden
            && method.callers().stream()
                .allMatch(c -> makesObject(c.method().member(), depth - 1)));
  }

  private static final Set<String> READ_BACK =
      Set.of("readObject", "readResolve", "readExternal", "clone");

  /** Whether it is `getClass()` in a class that may have subclasses. */
  public boolean isRuntimeClass() {
    Call call = object.localOrigin().call();
    return call != null
        && call.is("runtime-class")
        && (call.isUnqualified() || call.receiver().isThis())
        && !call.method().type().isFinal();
  }
}
