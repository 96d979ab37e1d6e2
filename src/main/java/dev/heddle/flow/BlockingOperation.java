package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.catalog.Strength;
import dev.heddle.code.AnnotationUse;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeRef;
import java.util.List;
import java.util.Set;

/** Which calls wait by themselves, and how sure that is. */
final class BlockingOperation {
  private static final Set<Blocking> CARRIED_OUT =
      Set.of(Blocking.FILE, Blocking.SOCKET, Blocking.HTTP, Blocking.DATABASE);

  /** The kind of annotations that make a method without a body a remote call. */
  static final String REMOTE = "remote-annotation";

  private BlockingOperation() {}

  /** The effect of the call itself, null if it does not wait; {@link Call#waits} remembers it. */
  static Effect find(Call call) {
    Blocking kind = call.blocks();
    if (call.declaration() != null && isCalled(call, "non-blocking-annotation")) {
      return null;
    }
    if (kind == null || isInSources(call)) {
      return annotated(call);
    }
    if (kind == Blocking.CONSOLE) {
      return null;
    }
    if (call.is("unless-in-background")
        && Drop.chain(call.receiver()).stream().anyMatch(c -> c.is("in-background"))) {
      return null;
    }
    if (call.is("unless-non-blocking") && isNonBlocking(call)) {
      return null;
    }
    if (call.is("release") && LockUse.isForeignRelease(call)) {
      return null;
    }
    boolean own = call.declaration() != null && call.isProject();
    if ((own || isRemote(kind)) && (call.result().is("publisher") || call.result().is("future"))) {
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
            || (made != null && !made.isNew());
    return Effect.of(call, other, reaches ? Confidence.CERTAIN : confidence);
  }

  /**
   * Whether a class of the sources carries the operation out: its body tells, not what the catalog
   * says of a client's type above it. A class that mimics a client in memory never waits.
   */
  static boolean isInSources(Call call) {
    if (!CARRIED_OUT.contains(call.blocks()) || call.isNew() || !call.isProject()) {
      return false;
    }
    Type owner = call.program().type(call.owner());
    return !owner.isInterface()
        && call.program().catalog().type(owner.name()) == null
        && !call.targets().isEmpty();
  }

  /** Whether the class that uses a channel sets channels to never wait. */
  private static boolean isNonBlocking(Call call) {
    Type user = outermost(call.method());
    return call.program().calls().saying("sets-blocking").stream()
        .filter(c -> outermost(c.method()) == user)
        .anyMatch(c -> "false".equals(c.argument(0).constant()));
  }

  private static Type outermost(Method method) {
    Type type = method.type();
    while (type.outer() != null) {
      type = type.outer();
    }
    return type;
  }

  /** A method of the sources or of a library that its author calls blocking. */
  private static Effect annotated(Call call) {
    if (call.declaration() == null) {
      return null;
    }
    if (isCalled(call, "blocking-annotation")) {
      return Effect.of(call, Blocking.SOCKET, Confidence.CERTAIN);
    }
    if (!isCalled(call, REMOTE)) {
      return null;
    }
    boolean handle = call.result().is("publisher") || call.result().is("future");
    return !handle && call.targets().isEmpty()
        ? Effect.of(call, Blocking.HTTP, Confidence.CERTAIN)
        : null;
  }

  private static boolean isCalled(Call call, String kind) {
    return isCalled(call.program(), call.owner(), call.declaration(), kind);
  }

  /** Whether the author of a method, of the sources or a library, calls it blocking or not. */
  static boolean isCalled(Program program, String type, MethodDecl method, String kind) {
    if (method.annotations().isEmpty()) {
      return false;
    }
    Type owner = type == null ? null : program.type(type);
    List<String> names =
        owner == null
            ? method.annotations().stream().map(AnnotationUse::name).toList()
            : owner.annotations(method);
    return names.stream().anyMatch(name -> program.kinds(TypeRef.of(name)).contains(kind));
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
