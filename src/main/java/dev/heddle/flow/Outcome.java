package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.List;

/** Whether the failure of a chain of stages is looked at by its last stages. */
public final class Outcome {
  private Outcome() {}

  /** The last stage of a dropped chain, if it hides the failure although a handler is there. */
  public static Call hidingStage(Drop drop) {
    Call last = drop.last();
    if (last == null || !drop.is("stage") || !drop.passes("sees-failure")) {
      return null;
    }
    while (last.is("fluent") && last.receiver().call() != null) {
      last = last.receiver().call();
    }
    if (last.is("sees-failure")) {
      boolean hides = last.is("compose") && isBlind(last) && !isSeenElsewhere(drop);
      return hides ? last : null;
    }
    boolean mayFail = last.is("compose") && Launches.mayFail(List.of(last));
    return mayFail ? last : null;
  }

  /** Whether the future that the chain begins with also goes to somebody else. */
  private static boolean isSeenElsewhere(Drop drop) {
    Call first = drop.chain().get(drop.chain().size() - 1);
    Expression root = first.isNew() ? null : first.receiver();
    if (root == null || root.variable() == null || root.localOrigin().equals(root)) {
      return false;
    }
    Fate fate = Fate.of(root);
    return fate.leaves() || fate.isCalled(c -> c.is("join"));
  }

  /** A handler whose lambda never reads the throwable that it gets. */
  static boolean isBlind(Call handler) {
    Expression function = handler.arguments().isEmpty() ? null : handler.argument(0);
    if (function == null || !(function.event() instanceof Event.Lambda)) {
      return false;
    }
    Method body = function.function();
    List<Variable> parameters = body.parameters();
    if (parameters.isEmpty()) {
      return false; // a listener that is given nothing asks the future itself
    }
    Variable failure = parameters.get(parameters.size() - 1);
    return !isMeant(failure.text()) && body.expression(failure).uses().isEmpty();
  }

  private static boolean isMeant(String name) {
    return Drops.saidOnPurpose(name) || name.startsWith("expected");
  }

  /** Whether a stage kept in a local is only asked whether it is over. */
  public static boolean isOnlyAsked(Method method, Variable variable) {
    if (variable.kind() != Variable.Kind.LOCAL) {
      return false;
    }
    Expression value = method.expression(variable);
    return value.is("stage")
        && value.uses().stream().anyMatch(u -> u.kind() == Use.Kind.RECEIVER)
        && value.uses().stream().allMatch(u -> isAsked(value, u))
        && !method.writes(variable).isEmpty()
        && method.writes(variable).stream().allMatch(Outcome::keepsOpenChain);
  }

  /** Whether a stage kept in a private field is only overwritten, cancelled or asked. */
  public static boolean isOnlyAsked(Field field) {
    return field.isPrivate()
        && field.owner().program().kinds(field.type()).contains("stage")
        && field.reads().stream()
            .map(Element::result)
            .allMatch(read -> read.allUses().stream().allMatch(u -> isAsked(read, u)));
  }

  private static boolean isAsked(Expression value, Use use) {
    boolean compared = use.kind() == Use.Kind.OPERAND || use.kind() == Use.Kind.CONDITION;
    return compared || (use.kind() == Use.Kind.RECEIVER && onlyAsks(value.callOf(use)));
  }

  /** Whether it is over, or to make it so: nothing that would show a failure. */
  private static boolean onlyAsks(Call call) {
    boolean looks = call.is("reads-outcome") || call.is("sees-failure");
    return !looks && (call.is("asks-state") || call.is("cancel"));
  }

  /** Whether what is stored is a chain of stages whose failure nobody sees. */
  public static boolean keepsOpenChain(Element write) {
    Value value =
        write.event() instanceof Event.Store s ? s.value() : ((Event.Assign) write.event()).value();
    Expression origin = write.expression(value).localOrigin();
    Call call = origin.call();
    if (call == null || call.isNew() || call.is("completed") || call.is("promise")) {
      return false;
    }
    List<Call> chain = Drop.chain(origin);
    return (chain.stream().noneMatch(c -> c.is("sees-failure")) && Launches.mayFail(chain))
        || chain.stream().noneMatch(c -> c.is("sees-failure") || Launches.isLaunch(c));
  }
}
