package dev.heddle.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Which threads, factories and builders are virtual for certain, and what is asked of them. */
public final class VirtualThreadUse {
  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\{}|%[-#+0,(]*\\d*(\\.\\d+)?[dsxXbcfen](?![A-Za-z])");

  private VirtualThreadUse() {}

  /** Whether a call makes a thread, or all threads of a factory, daemons or not. */
  public static boolean refusesDaemon(Call call) {
    return call.is("sets-daemon")
        && "false".equals(constant(call))
        && ((isVirtual(call.receiver()) && !isTested(call)) || isBuilderOfVirtual(call));
  }

  /** Whether a call gives a virtual thread another priority than it has. */
  public static boolean ignoresPriority(Call call) {
    String priority = constant(call);
    boolean normal = "5".equals(priority) || isNormal(call);
    return call.is("sets-priority")
        && !normal
        && ((isVirtual(call.receiver()) && !isTested(call)) || isBuilderOfVirtual(call));
  }

  private static boolean isNormal(Call call) {
    Expression argument = call.argument(0);
    return argument != null && argument.text().equals("NORM_PRIORITY");
  }

  /** Whether a call asks the group of a virtual thread about its threads. */
  public static boolean asksGroup(Call call) {
    Call group = call.receiver() == null ? null : call.receiver().localOrigin().call();
    return call.is("group-of-platform-threads")
        && group != null
        && group.is("gives-thread-group")
        && isVirtual(group.receiver());
  }

  /** Whether a thread builder gets a name with a placeholder that it does not know. */
  public static boolean hasUnusedPlaceholder(Call call) {
    String name = call.arguments().isEmpty() ? null : call.argument(0).constant();
    return call.is("names-thread") && name != null && PLACEHOLDER.matcher(name).find();
  }

  private static String constant(Call call) {
    return call.arguments().isEmpty() ? null : call.argument(0).constant();
  }

  /** Whether the expression is certainly a virtual thread. */
  static boolean isVirtual(Expression thread) {
    if (thread == null) {
      return false;
    }
    Call made = maker(thread);
    if (made == null) {
      return false;
    }
    if (made.is("current-thread")) {
      return runsOnVirtual(made.method());
    }
    boolean starts = made.is("unstarted") || made.is("start-thread");
    boolean direct = made.is("virtual-thread");
    return starts
        && (direct || passes(made, "virtual-builder") || isVirtualFactory(made.receiver()));
  }

  /** Whether a body is known to run on virtual threads, and on no others. */
  private static boolean runsOnVirtual(Method method) {
    Places places = method.program().places();
    List<Context> found = new ArrayList<>();
    places.context(method).ifPresent(found::add);
    if (found.isEmpty() && method.isPrivate() && method.callers().isEmpty()) {
      found.addAll(places.referred(method));
    }
    return !found.isEmpty()
        && found.stream()
            .allMatch(
                c -> c.kind() == Context.Kind.VIRTUAL && c.confidence() == Confidence.CERTAIN);
  }

  /** The call that makes a thread or factory, also in methods that only return it; or null. */
  private static Call maker(Expression value) {
    Call made = value.origin().call();
    for (int depth = 0; depth < 4 && made != null && made.isProject(); depth++) {
      List<Method> targets = made.targets();
      List<Expression> given = targets.size() == 1 ? targets.get(0).returned() : List.of();
      made = given.size() == 1 ? given.get(0).origin().call() : null;
    }
    return made;
  }

  private static boolean isVirtualFactory(Expression factory) {
    Call made = factory == null || factory.isTypeName() ? null : maker(factory);
    return made != null && made.is("thread-factory") && passes(made, "virtual-builder");
  }

  private static boolean passes(Call last, String trait) {
    Expression at = last.result();
    for (int i = 0; i < 20 && at != null; i++) {
      Call call = at.origin().call();
      if (call == null || call.isNew()) {
        return false;
      }
      if (call.is(trait)) {
        return true;
      }
      at = call.receiver();
    }
    return false;
  }

  /** Whether a builder of factories was given a virtual one to make its threads. */
  private static boolean isBuilderOfVirtual(Call call) {
    if (call.receiver() == null || !call.receiver().is("thread-factory-builder")) {
      return false;
    }
    List<Call> before = Drop.chain(call.receiver().localOrigin());
    return before.stream().anyMatch(VirtualThreadUse::givesVirtualFactory) || isGivenBehind(call);
  }

  private static boolean isGivenBehind(Call call) {
    Call at = call;
    for (int i = 0; i < 20 && at != null; i++) {
      if (givesVirtualFactory(at)) {
        return true;
      }
      List<Use> uses = at.result().uses();
      boolean goesOn = uses.size() == 1 && uses.get(0).kind() == Use.Kind.RECEIVER;
      at = goesOn ? at.result().callOf(uses.get(0)) : null;
    }
    return false;
  }

  private static boolean givesVirtualFactory(Call call) {
    return call.is("sets-factory") && isVirtualFactory(call.argument(0));
  }

  /** Whether the method asks first if the thread is virtual. */
  private static boolean isTested(Call call) {
    return call.method()
        .calls()
        .anyMatch(
            c ->
                c.is("asks-virtual")
                    && c.precedes(call)
                    && Term.of(c.receiver()).equals(Term.of(call.receiver())));
  }
}
