package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.catalog.Strength;
import dev.heddle.code.TypeRef;

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
    if (kind == Blocking.CONSOLE) {
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
    return kind == Blocking.FILE ? onStream(call) : Effect.of(call, kind, confidence(call));
  }

  /** What an operation on files waits for if its stream leads elsewhere. */
  private static Effect onStream(Call call) {
    Confidence confidence = confidence(call);
    StreamSource source = StreamSource.of(call, confidence == Confidence.CERTAIN);
    if (source == StreamSource.MEMORY) {
      return null;
    }
    if (source == StreamSource.CLASS_PATH) {
      confidence = Confidence.WEAK;
    }
    Blocking other = source.waitsFor();
    if (other == null) {
      return Effect.of(call, Blocking.FILE, confidence);
    }
    // what is written to a wrapper waits in its buffer
    Call made = call.isNew() ? null : call.receiver().origin().call();
    boolean reaches =
        confidence != Confidence.WEAK
            || call.name().equals("flush")
            || made != null && !made.isNew();
    return Effect.of(call, other, reaches ? Confidence.CERTAIN : confidence);
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
