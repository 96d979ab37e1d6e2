package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.code.MethodDecl;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.List;
import java.util.Set;

/**
 * Waits that keep a virtual thread on its carrier: under a monitor until Java 23 (JEP 491 ended
 * that in 24), in a class initialiser on every release.
 */
final class Pinning {
  /** Waits that unmount a virtual thread; file access holds the carrier anyway, and compensates. */
  private static final Set<Blocking> UNMOUNTING =
      Set.of(
          Blocking.SLEEP,
          Blocking.FUTURE,
          Blocking.SYNCHRONISER,
          Blocking.QUEUE,
          Blocking.SOCKET,
          Blocking.HTTP,
          Blocking.DATABASE,
          Blocking.PROCESS);

  private static final int DEPTH = 4;

  private final Effects blocking;

  Pinning(Effects blocking) {
    this.blocking = blocking;
  }

  /** What the call waits for while a monitor of its own code is held; null if nothing. */
  Effect underMonitor(Call call) {
    if (isMonitorHeld(call)) {
      return unmounting(blocking.of(call));
    }
    return call.isNew() ? null : inReference(call);
  }

  /** What a method reference waits for that the call runs while it holds a monitor. */
  private Effect inReference(Call call) {
    List<Expression> arguments = call.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      Expression argument = arguments.get(i);
      boolean reference = argument.event() instanceof Event.MethodReference;
      boolean held = reference && (holdsItself(call) || invokesUnderMonitor(call, i, DEPTH));
      Method body = held ? argument.function() : null;
      Effect effect = body == null ? null : unmounting(blocking.of(body));
      if (effect != null) {
        return effect.through(call);
      }
    }
    return null;
  }

  /** Whether a call runs its functions while its receiver's monitor, or a bin of it, is held. */
  private static boolean holdsItself(Call receiving) {
    boolean synchronizedCollection =
        !receiving.isNew()
            && (receiving.receiver().origin().is("synchronized-collection")
                || Drop.chain(receiving.receiver().origin()).stream()
                    .anyMatch(c -> c.is("new-synchronized-collection")));
    return receiving.is("holds-monitor")
        || receiving.is("holds-bin")
        || synchronizedCollection
        || (!receiving.isNew() && holdsBin(receiving.receiver().origin(), receiving.name()));
  }

  /** Whether a map that is declared by an interface is one that locks a bin. */
  private static boolean holdsBin(Expression map, String method) {
    return Meaning.traits(map, method).contains("holds-bin");
  }

  /** What a class initialiser waits for that the call is the first to need; null if nothing. */
  Effect inInitialiser(Call call) {
    return inInitialiser(started(call), call);
  }

  /** The same for the read of a static field. */
  Effect inInitialiserOfRead(Element read) {
    return inInitialiser(startedByRead(read), read);
  }

  private static Type startedByRead(Element read) {
    Field field = read.result().field();
    return field != null && field.isStatic() && !isConstant(field) ? field.owner() : null;
  }

  /** A constant is copied to where it is read. */
  private static boolean isConstant(Field field) {
    return field.isFinal() && field.declaration().constant() != null;
  }

  private Effect inInitialiser(Type type, Element at) {
    for (Method body : initialisers(type, at)) {
      Effect effect = unmounting(blocking.of(body));
      if (effect != null) {
        return effect.through(at);
      }
    }
    return null;
  }

  /** The initialisers of classes that a call, or the read of a field, is the first to need. */
  static List<Method> startedBy(Element e) {
    return e instanceof Call call
        ? initialisers(started(call), e)
        : initialisers(startedByRead(e), e);
  }

  private static List<Method> initialisers(Type type, Element at) {
    boolean own = type == null || at.method().member().type() == type;
    return own ? List.of() : type.classInitialisers();
  }

  private static Effect unmounting(List<Effect> effects) {
    return effects.stream()
        .filter(e -> UNMOUNTING.contains(e.kind()) && e.confidence() != Confidence.WEAK)
        .filter(e -> !e.is("monitor"))
        .findFirst()
        .orElse(null);
  }

  /** The type of the sources that a call initialises: `new`, or a static method. */
  private static Type started(Call call) {
    if (call.isNew()) {
      return call.program().type(call.receiverType().name());
    }
    MethodDecl declared = call.declaration();
    return declared != null && java.lang.reflect.Modifier.isStatic(declared.flags())
        ? call.program().type(call.owner())
        : null;
  }

  /** Inside `synchronized`, or in a function that runs while its receiver's monitor is held. */
  private static boolean isMonitorHeld(Call call) {
    if (call.enclosing(Region.Kind.SYNCHRONIZED) != null) {
      return true;
    }
    Method method = call.method();
    if (DeclaredLocks.of(method).stream().anyMatch(l -> l.kind() == Lock.Kind.MONITOR)) {
      return true;
    }
    Call receiving = method.receivingCall();
    if (receiving == null || !Effects.runsNow(method)) {
      return false;
    }
    return holdsItself(receiving)
        || isMonitorHeld(receiving)
        || invokesUnderMonitor(receiving, method.receivingIndex(), DEPTH);
  }

  /** Whether a method of the sources invokes the function that it is given under a monitor. */
  private static boolean invokesUnderMonitor(Call receiving, int index, int depth) {
    for (Method target : depth == 0 ? List.<Method>of() : receiving.targets()) {
      if (index < 0 || index >= target.parameters().size()) {
        continue;
      }
      Expression parameter = target.expression(target.parameters().get(index));
      for (Use use : parameter.allUses()) {
        Call inside = parameter.callOf(use);
        boolean passes = inside != null && use.kind() == Use.Kind.ARGUMENT;
        boolean invokes = inside != null && use.kind() == Use.Kind.RECEIVER;
        if ((invokes && isMonitorHeld(inside))
            || (passes
                && Invocation.isNow(inside, use.index())
                && (isMonitorHeld(inside)
                    || invokesUnderMonitor(inside, use.index(), depth - 1)))) {
          return true;
        }
      }
    }
    return false;
  }
}
