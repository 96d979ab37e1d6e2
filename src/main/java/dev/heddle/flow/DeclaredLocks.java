package dev.heddle.flow;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The locks that a method takes by its declaration: `synchronized`, and the annotations of Lombok,
 * which lock a field that they name or a hidden one of their own.
 */
final class DeclaredLocks {
  private DeclaredLocks() {}

  static List<Lock> of(Method method) {
    if (method.declaration() == null) {
      return List.of();
    }
    List<Lock> locks = new ArrayList<>(1);
    if (method.isSynchronized()) {
      locks.add(Lock.monitorOf(method));
    }
    for (AnnotationUse use : method.declaration().annotations()) {
      TypeRef type = TypeRef.of(method.type().annotationName(use));
      Set<String> kinds = method.program().kinds(type);
      if (kinds.contains("synchronizes-method")) {
        locks.add(lock(method, use, Lock.Kind.MONITOR, Lock.Half.WHOLE));
      } else if (kinds.contains("locks-method")) {
        Lock.Half half =
            kinds.contains("read-half")
                ? Lock.Half.READ
                : kinds.contains("write-half") ? Lock.Half.WRITE : Lock.Half.WHOLE;
        locks.add(lock(method, use, Lock.Kind.LOCK, half));
      }
    }
    return locks;
  }

  private static Lock lock(Method method, AnnotationUse use, Lock.Kind kind, Lock.Half half) {
    String name = use.arguments().getOrDefault("value", "").replace("\"", "").trim();
    Lock named = name.isEmpty() ? null : Guards.named(method.type(), name);
    if (named != null) {
      return new Lock(kind, named.key(), named.place(), half, named.text(), named.field());
    }
    String hidden = method.isStatic() ? "$LOCK" : "$lock";
    String place = method.type().name() + "." + (name.isEmpty() ? hidden : name);
    String word = kind == Lock.Kind.MONITOR ? "monitor " : "lock ";
    return new Lock(kind, word + place, place, half, name.isEmpty() ? hidden : name, null);
  }
}
