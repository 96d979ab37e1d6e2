package dev.heddle.flow;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Which files take locks at all: in most nobody need be asked what is held where. */
final class LockingFiles {
  private final Program program;
  private final Map<String, Boolean> known = new ConcurrentHashMap<>();

  LockingFiles(Program program) {
    this.program = program;
  }

  /** Whether anything in the file of this path takes or promises a lock. */
  boolean contain(String path) {
    Boolean locks = known.get(path);
    if (locks == null) {
      locks =
          program.typesIn(path).stream()
              .flatMap(type -> type.methods().stream())
              .anyMatch(this::locks);
      known.putIfAbsent(path, locks);
    }
    return locks;
  }

  private boolean locks(Method method) {
    return program.holds().locksSomething(method)
        || !DeclaredLocks.of(method).isEmpty()
        || !Guards.of(method).isEmpty();
  }
}
