package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A process that a body starts, and what becomes of it. */
public final class StartedProcess {
  private static final Set<String> OPENERS =
      Set.of("xdg-open", "open", "start", "explorer", "explorer.exe", "rundll32", "gnome-open");

  private final Call start;
  private final Call origin;
  private final List<Use> uses;
  private final List<Call> calls = new ArrayList<>();
  private boolean passedOn;

  private StartedProcess(Call start) {
    this.start = start;
    this.origin = origin(start);
    this.uses = start.result().allUses();
    for (Use use : uses) {
      switch (use.kind()) {
        case RECEIVER -> add(start.result().callOf(use));
        case ASSIGNED, CAST, DISCARDED, OPERAND, CONDITION, TESTED -> {}
        default -> passedOn = true;
      }
    }
  }

  private void add(Call call) {
    calls.add(call);
    boolean elsewhere = call.method() != start.method() && call.method().timing() != Timing.AT_ONCE;
    passedOn |= call.is("hands-over") || elsewhere;
  }

  /** Those that a body starts, directly or through a method that returns one. */
  public static List<StartedProcess> of(Method method) {
    List<Call> starts = method.calls(StartedProcess::starts);
    return starts.isEmpty() ? List.of() : starts.stream().map(StartedProcess::new).toList();
  }

  private static boolean starts(Call call) {
    if (call.is("starts-process")) {
      return call.result().is("process");
    }
    List<Method> targets = call.isNew() ? List.of() : call.targets();
    List<Expression> given = targets.size() == 1 ? targets.get(0).returned() : List.of();
    for (Expression each : given) {
      Call made = each.localOrigin().call();
      if (made == null || !made.is("starts-process")) {
        return false;
      }
    }
    return !given.isEmpty();
  }

  public Call start() {
    return start;
  }

  /** The call that starts it, also inside a method that returns it; null if there are several. */
  private static Call origin(Call start) {
    if (start.is("starts-process")) {
      return start;
    }
    List<Expression> returned = start.targets().get(0).returned();
    return returned.size() == 1 ? returned.get(0).localOrigin().call() : null;
  }

  /** Whether nobody learns how it ends or can stop it. */
  public boolean isLost() {
    return !passedOn
        && !isOpener()
        && !isDetached()
        && calls.stream().allMatch(StartedProcess::isIdle);
  }

  private static boolean isIdle(Call call) {
    return (call.is("asks-state") && !call.is("reads-exit")) || call.is("writes-input");
  }

  /** The call that waits for it although nobody reads what it prints; null if there is none. */
  public Call undrainedWait() {
    Call wait = firstWait(false);
    if (wait == null || passedOn || !isPiped() || isOpener() || precededBy(wait, "cancel")) {
      return null;
    }
    return precededBy(wait, "reads-output") ? null : wait;
  }

  /** The call that gives up waiting and leaves it running; null if there is none. */
  public Call abandonedWait() {
    Call wait = firstWait(true);
    boolean ended =
        passedOn
            || calls.stream().anyMatch(c -> c.is("cancel") || (!c.equals(wait) && c.is("join")));
    boolean tested =
        wait != null && wait.result().uses().stream().anyMatch(u -> u.kind() != Use.Kind.DISCARDED);
    return tested && !ended ? wait : null;
  }

  private Call firstWait(boolean timed) {
    return calls.stream()
        .filter(c -> c.is("join") && c.arguments().isEmpty() != timed)
        .findFirst()
        .orElse(null);
  }

  private boolean precededBy(Call wait, String trait) {
    return calls.stream().anyMatch(c -> c.is(trait) && c.precedes(wait));
  }

  /** Whether standard output is a pipe for certain. */
  private boolean isPiped() {
    if (origin == null) {
      return false;
    }
    if (!origin.receiver().is("process-builder")) {
      return true;
    }
    Expression made = builder();
    return made != null
        && made.call() != null
        && made.call().isNew()
        && !redirects("redirects-output");
  }

  private boolean isDetached() {
    boolean errors = redirects("redirects-errors") || redirects("merges-errors");
    return redirects("redirects-all") || (redirects("redirects-output") && errors);
  }

  private boolean redirects(String trait) {
    if (origin == null) {
      return false;
    }
    boolean chained =
        Drop.chain(origin.receiver()).stream().anyMatch(c -> sets(c, trait))
            || Drop.chain(origin.receiver().localOrigin()).stream().anyMatch(c -> sets(c, trait));
    Expression made = builder();
    return chained
        || (made != null
            && made.allUses().stream()
                .filter(u -> u.kind() == Use.Kind.RECEIVER)
                .anyMatch(u -> setsBehind(made.callOf(u), trait)));
  }

  /** Whether a call or one chained behind it sets the redirect. */
  private static boolean setsBehind(Call call, String trait) {
    Call at = call;
    for (int i = 0; at != null && i < 20; i++) {
      if (sets(at, trait)) {
        return true;
      }
      List<Use> uses = at.result().uses();
      boolean goesOn = uses.size() == 1 && uses.get(0).kind() == Use.Kind.RECEIVER;
      at = goesOn ? at.result().callOf(uses.get(0)) : null;
    }
    return false;
  }

  private static boolean sets(Call call, String trait) {
    boolean all = call.is("redirects-all") && trait.startsWith("redirects");
    return all || call.is(trait);
  }

  /** What makes the builder, behind the calls chained to it. */
  private Expression builder() {
    Expression at = origin.receiver();
    for (int i = 0; at != null && i < 30; i++) {
      Expression origin = at.localOrigin();
      Call call = origin.call();
      if (call == null || call.isNew()) {
        return origin;
      }
      at = call.receiver();
    }
    return null;
  }

  private boolean isOpener() {
    Expression made = origin == null ? null : builder();
    Call call = made != null && made.call() != null ? made.call() : start;
    return call.arguments().stream().anyMatch(StartedProcess::namesOpener)
        || start.arguments().stream().anyMatch(StartedProcess::namesOpener);
  }

  private static boolean namesOpener(Expression argument) {
    List<Expression> texts = new ArrayList<>();
    collectTexts(argument, texts, 4);
    return texts.stream()
        .map(Expression::constant)
        .anyMatch(c -> c != null && OPENERS.contains(c.trim().split("\\s+")[0]));
  }

  /** The value, its elements, what it begins with, and all that a local may hold. */
  private static void collectTexts(Expression value, List<Expression> texts, int depth) {
    texts.add(value);
    Expression origin = value.localOrigin();
    List<Expression> parts = new ArrayList<>();
    if (origin.event() instanceof Event.NewArray array) {
      array.elements().forEach(v -> parts.add(origin.beside(v)));
    } else if (origin.event() instanceof Event.Operation o && o.operator().equals("+")) {
      parts.add(origin.beside(o.operands().get(0)));
    } else if (origin.call() != null) {
      parts.addAll(origin.call().arguments());
    } else if (origin.variable() != null) {
      origin.method().writes(origin.variable()).stream()
          .filter(w -> w.event() instanceof Event.Assign)
          .forEach(w -> parts.add(w.expression(((Event.Assign) w.event()).value())));
    }
    if (depth > 0) {
      parts.forEach(part -> collectTexts(part, texts, depth - 1));
    }
  }
}
