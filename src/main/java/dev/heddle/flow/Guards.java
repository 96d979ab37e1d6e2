package dev.heddle.flow;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Locks that annotations and assertions name. */
public final class Guards {
  private static final Pattern TAKING = Pattern.compile("acquire.*|enter|lock.*|tryLock.*");

  private Guards() {}

  /** The lock that `@GuardedBy` of a field names; null if there is none or it is unknown. */
  public static Lock of(Field field) {
    for (AnnotationUse use : field.declaration().annotations()) {
      if (isGuard(field.owner(), use)) {
        String name = text(use);
        return name.equals("itself") ? inField(field) : named(field.owner(), name);
      }
    }
    return null;
  }

  /** The locks that annotations and assertions of a method promise. */
  static List<Lock> of(Method method) {
    List<Lock> promised = ofDeclaration(method);
    method.saying("asks-owner").forEach(c -> addAsserted(c, promised));
    return promised;
  }

  /** The locks that annotations of a method ask its callers to hold. */
  public static List<Lock> ofDeclaration(Method method) {
    List<Lock> promised = new ArrayList<>();
    MethodDecl declared = method.declaration();
    if (declared != null) {
      for (AnnotationUse use : declared.annotations()) {
        Lock lock = isGuard(method.type(), use) ? named(method.type(), text(use)) : null;
        if (lock != null) {
          promised.add(lock);
        }
      }
    }
    return promised;
  }

  /** The calls of a method without a lock that its annotations ask for. */
  public static List<Call> breaches(Method method, Lock lock) {
    return takes(method, lock)
        ? List.of()
        : method.callers().stream()
            .filter(c -> c.isUnqualified() || c.receiver().isThis())
            .filter(c -> !c.holds(lock))
            .filter(c -> !c.mayBeUnshared() && !isLookedAtAfterwards(c))
            .filter(c -> !c.held().isEmpty() || !LaterRelease.isAround(c))
            .toList();
  }

  /** Whether a body takes the lock itself: its annotation only tells what guards it. */
  private static boolean takes(Method method, Lock lock) {
    boolean section =
        DeclaredLocks.of(method).stream().anyMatch(lock::isSameAs)
            || method.regions(Region.Kind.SYNCHRONIZED).stream()
                .anyMatch(r -> lock.isSameAs(Holds.monitor(method, r)));
    return section
        || method
            .calls()
            .filter(c -> Lock.of(c) != null && lock.isSameAs(Lock.of(c)))
            .findFirst()
            .filter(LockWalk::acquires)
            .isPresent();
  }

  /** Whether a body reads without the lock first, and finds out then whether that was right. */
  private static boolean isLookedAtAfterwards(Call call) {
    return call.method().calls().anyMatch(c -> c.is("optimistic-read") && c.precedes(call));
  }

  private static void addAsserted(Call call, List<Lock> promised) {
    boolean asserted =
        call.result().uses().stream()
            .anyMatch(u -> u.kind() == Use.Kind.ASSERTED || u.kind() == Use.Kind.ARGUMENT);
    if (asserted) {
      Lock lock =
          call.receiver().isTypeName()
              ? Lock.monitor(call.argument(0))
              : LockNaming.of(call.receiver(), Lock.Kind.LOCK);
      if (lock != null) {
        promised.add(lock);
      }
    }
  }

  private static boolean isGuard(Type type, AnnotationUse use) {
    return type.program().kinds(TypeRef.of(type.annotationName(use))).contains("names-guard");
  }

  private static String text(AnnotationUse use) {
    String text = use.arguments().values().stream().findFirst().orElse("");
    return text.replace("\"", "").replace("{", "").replace("}", "").trim();
  }

  /** Null for a lock of an own class: nothing tells when that is taken. */
  private static Lock inField(Field field) {
    Lock.Kind kind = kind(field);
    Type own = field.owner().program().type(field.type().name());
    if (kind == Lock.Kind.MONITOR && own != null && isOwnLock(own)) {
      return null;
    }
    String place = field.owner().name() + "." + field.name();
    String word = kind == Lock.Kind.MONITOR ? "monitor " : "lock ";
    return new Lock(kind, word + place, place, Lock.Half.WHOLE, field.name(), field);
  }

  private static boolean isOwnLock(Type type) {
    return type.declaration().methods().stream().anyMatch(m -> TAKING.matcher(m.name()).matches());
  }

  private static Lock.Kind kind(Field field) {
    var kinds = field.owner().program().kinds(field.type());
    if (kinds.contains("stamped-lock")) {
      return Lock.Kind.STAMPED;
    }
    boolean lock = kinds.contains("lock") || kinds.contains("read-write-lock");
    return lock ? Lock.Kind.LOCK : Lock.Kind.MONITOR;
  }

  /** `this`, `lock`, `this.lock`, `Type.lock`, `Type.class`, `lock#readLock`. */
  static Lock named(Type type, String name) {
    int part = name.indexOf('#');
    if (part > 0) {
      Lock whole = named(type, name.substring(0, part));
      String half = name.substring(part + 1);
      return whole == null
          ? null
          : whole.with(
              half.startsWith("read")
                  ? Lock.Half.READ
                  : half.startsWith("write") ? Lock.Half.WRITE : Lock.Half.WHOLE);
    }
    if (name.equals("this") || name.equals(type.simpleName() + ".this")) {
      return LockNaming.selfMonitor(type);
    }
    String last = name.substring(name.lastIndexOf('.') + 1);
    String before = name.equals(last) ? "" : name.substring(0, name.lastIndexOf('.'));
    Type owner = type;
    if (!before.isEmpty() && !before.equals("this")) {
      owner = owner(type, before);
    }
    if (owner == null) {
      return null;
    }
    if (last.equals("class")) {
      return LockNaming.classMonitor(owner.name());
    }
    if (last.equals("this")) {
      return LockNaming.selfMonitor(owner);
    }
    for (Type at = owner; at != null; at = at.outer()) {
      for (String ancestor : at.program().ancestors(at.name())) {
        Type each = at.program().type(ancestor);
        if (each != null && each.field(last) != null) {
          return inField(each.field(last));
        }
      }
    }
    return null;
  }

  private static Type owner(Type type, String name) {
    for (Type at = type; at != null; at = at.outer()) {
      if (at.simpleName().equals(name) || at.name().equals(name)) {
        return at;
      }
    }
    String beside = type.name().substring(0, type.name().lastIndexOf('.') + 1) + name;
    return type.program().type(beside);
  }
}
