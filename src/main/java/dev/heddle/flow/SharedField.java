package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import java.util.List;
import java.util.Locale;

/** A field seen as a place through which threads share an object. */
public final class SharedField {
  private final Field field;

  public SharedField(Field field) {
    this.field = field;
  }

  private Program program() {
    return field.owner().program();
  }

  /** Whether its type, or that of all its values, is of this kind in the catalog's words. */
  public boolean is(String kind) {
    return program().kinds(field.type()).contains(kind) || valuesAre(kind);
  }

  private boolean valuesAre(String kind) {
    boolean any = false;
    for (Expression value : field.values()) {
      if (!value.isNull()) {
        any = true;
        if (!value.origin().is(kind)) {
          return false;
        }
      }
    }
    return any;
  }

  /** The simple name of its type. */
  public String type() {
    return field.type().simpleName();
  }

  /** Whether it is static, or its class has one object that serves all threads. */
  public boolean isShared() {
    Type owner = field.owner();
    boolean serves = owner.is("shared-component") || owner.isMarked("shared-component");
    return field.isStatic() || (serves && !isMadeOften(owner));
  }

  /** Whether an annotation asks for an object per use or request. */
  private boolean isMadeOften(Type owner) {
    return owner.declaration().annotations().stream()
        .filter(a -> program().kinds(TypeRef.of(owner.annotationName(a))).contains("narrow-scope"))
        .anyMatch(
            a ->
                a.arguments().values().stream()
                    .noneMatch(v -> v.toLowerCase(Locale.ROOT).contains("singleton")));
  }

  /** The reads of it outside initialisers. */
  private List<Element> reads() {
    return field.reads().stream()
        .filter(r -> !r.method().isInitialiser() && !isMonitor(r))
        .toList();
  }

  /** Whether a read only gives the object to lock. */
  static boolean isMonitor(Element read) {
    List<Use> uses =
        read.result().allUses().stream().filter(u -> u.kind() != Use.Kind.ASSIGNED).toList();
    return !uses.isEmpty() && uses.stream().allMatch(u -> u.kind() == Use.Kind.MONITOR);
  }

  /** Whether one lock is held at every use. */
  public boolean isGuarded() {
    List<Element> reads = reads();
    if (reads.isEmpty() || Guards.of(field) != null) {
      return Guards.of(field) != null;
    }
    return reads.get(0).held().stream()
        .anyMatch(h -> reads.stream().allMatch(r -> r.holds(h.lock())));
  }

  /** Whether it is only a pattern that every use copies. */
  public boolean isOnlyCloned() {
    List<Element> reads = reads();
    return !reads.isEmpty()
        && reads.stream()
            .allMatch(
                r ->
                    r.result().uses().stream()
                        .allMatch(
                            u ->
                                u.kind() == Use.Kind.RECEIVER
                                    && r.result().callOf(u).name().equals("clone")));
  }
}
