package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.catalog.Strength;
import dev.heddle.code.TypeRef;
import java.util.Set;

/** Which calls wait by themselves, and how sure that is. */
final class BlockingOperation {
  private BlockingOperation() {}

  /** The effect of the call itself, null if it does not wait. */
  static Effect of(Call call) {
    Blocking kind = call.blocks();
    if (call.declaration() != null && isCalled(call, "non-blocking-annotation")) {
      return null;
    }
    if (kind == null) {
      return annotated(call);
    }
    if (kind == Blocking.CONSOLE || isInMemory(call)) {
      return null;
    }
    if (call.is("unless-in-background")
        && Drop.chain(call.receiver()).stream().anyMatch(c -> c.is("in-background"))) {
      return null;
    }
    if (call.is("release") && LockUse.isForeignRelease(call)) {
      return null;
    }
    if (isRemote(kind) && (call.result().is("publisher") || call.result().is("future"))) {
      return null;
    }
    if (kind == Blocking.FUTURE && KnownComplete.holds(call)) {
      return null;
    }
    Confidence confidence = confidence(call);
    Blocking source = kind == Blocking.FILE && !call.isNew() ? source(call.receiver()) : null;
    // what is written to a wrapper waits in its buffer
    boolean reaches =
        confidence != Confidence.WEAK
            || call.name().equals("flush")
            || source != null && !call.receiver().origin().call().isNew();
    return source == null
        ? Effect.of(call, kind, confidence)
        : Effect.of(call, source, reaches ? Confidence.CERTAIN : confidence);
  }

  /** What a stream leads to if it is not a file: a socket, a process; null if nothing says. */
  private static Blocking source(Expression stream) {
    Call made = stream.origin().call();
    if (made == null) {
      return null;
    }
    if (made.is("socket-stream")) {
      return Blocking.SOCKET;
    }
    if (made.is("reads-output") || made.is("reads-error-output") || made.is("writes-input")) {
      return Blocking.PROCESS;
    }
    return made.isNew() && !made.arguments().isEmpty() ? source(made.argument(0)) : null;
  }

  /** A method of the sources or of a library that its author calls blocking. */
  private static Effect annotated(Call call) {
    if (call.declaration() == null || !isCalled(call, "blocking-annotation")) {
      return null;
    }
    return Effect.of(call, Blocking.SOCKET, Confidence.CERTAIN);
  }

  private static boolean isCalled(Call call, String kind) {
    Type owner = call.owner() == null ? null : call.program().type(call.owner());
    if (owner == null) {
      return call.declaration().annotations().stream()
          .anyMatch(a -> call.program().kinds(TypeRef.of(a.name())).contains(kind));
    }
    return owner.annotations(call.declaration()).stream()
        .anyMatch(a -> call.program().kinds(TypeRef.of(a)).contains(kind));
  }

  /** Whether a client of this kind may also have asynchronous methods, on the same type. */
  static boolean isRemote(Blocking kind) {
    return kind == Blocking.HTTP || kind == Blocking.DATABASE;
  }

  private static boolean isInMemory(Call call) {
    if (call.isNew()) {
      return call.arguments().stream().anyMatch(a -> isInMemory(a.origin()));
    }
    return isInMemory(call.receiver().origin());
  }

  /** A stream over memory, or one wrapped around such a stream. */
  private static boolean isInMemory(Expression origin) {
    Set<String> kinds = origin.kinds();
    if (kinds.contains("in-memory")) {
      return true;
    }
    Call made = origin.call();
    return made != null
        && made.isNew()
        && !made.arguments().isEmpty()
        && isInMemory(made.argument(0).origin());
  }

  /** How sure the catalog is of what it says of an operation. */
  static Confidence confidence(Call call) {
    return confidence(call.meaning().strength());
  }

  static Confidence confidence(Strength strength) {
    return strength == Strength.CERTAIN
        ? Confidence.CERTAIN
        : strength == Strength.DEFAULT ? Confidence.DEFAULT : Confidence.WEAK;
  }
}
