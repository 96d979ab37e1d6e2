package dev.heddle.flow;

/** Which files take locks at all: in most nobody need be asked what is held where. */
final class LockingFiles {
  private final Program program;
  private final Answers<String, Boolean> answers = new Answers<>(this::find);

  LockingFiles(Program program) {
    this.program = program;
  }

  /** Whether anything in the file of this path takes or promises a lock. */
  boolean contain(String path) {
    return answers.of(path);
  }

  private boolean find(String path) {
    return program.typesIn(path).stream()
        .flatMap(type -> type.methods().stream())
        .anyMatch(this::locks);
  }

  private boolean locks(Method method) {
    return program.holds().locksSomething(method)
        || !DeclaredLocks.of(method).isEmpty()
        || !Guards.of(method).isEmpty();
  }
}
