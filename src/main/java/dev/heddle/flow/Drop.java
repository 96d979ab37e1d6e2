package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A value that nobody can reach any more: an expression statement, the result of a lambda or method
 * reference that stands for a function without one, or a local that is never read.
 *
 * @param where the place to report: statement, lambda body, method reference or declaration
 * @param value what is dropped; null for a method reference
 * @param type its type
 * @param chain the calls that made it, the last one first
 * @param local whether it was put into a local that is never read
 */
public record Drop(
    Site where,
    Method method,
    Expression value,
    TypeRef type,
    List<Call> chain,
    MemberTarget reference,
    boolean local) {

  /**
   * The method that a dropping method reference names.
   *
   * @param receiver static type that the method is looked up in
   * @param proxied whether a proxy runs it on another thread
   */
  public record MemberTarget(TypeRef receiver, String name, boolean proxied) {}

  /** Whether the dropped value is of this kind in the catalog's words. */
  public boolean is(String kind) {
    return kinds().contains(kind);
  }

  public Set<String> kinds() {
    return method.program().kinds(type);
  }

  /** Whether some call of the chain is called this in the catalog. */
  public boolean passes(String trait) {
    return chain.stream().anyMatch(c -> c.is(trait));
  }

  /** Whether a step of the chain gets the failure: a handler, or a callback that is not null. */
  public boolean seesFailure() {
    return chain.stream()
        .anyMatch(
            c ->
                c.is("sees-failure")
                    && (c.arguments().isEmpty() || !c.argument(c.arguments().size() - 1).isNull()));
  }

  /** Whether the dropped value has a method of this name. */
  public boolean offers(String name) {
    return !method.program().model().methods(type, name).isEmpty();
  }

  /** The call that made the value, or null for a method reference. */
  public Call last() {
    return chain.isEmpty() ? null : chain.get(0);
  }

  /** The call of the chain that starts work, or null. */
  public Call launch() {
    return chain.stream().filter(Launches::isLaunch).findFirst().orElse(null);
  }

  /** Whether the chain, or the method that a reference names, starts the work itself. */
  public boolean isLaunched() {
    return reference == null
        ? launch() != null
        : reference.proxied()
            || Meaning.traits(method.program(), reference.receiver(), reference.name())
                .contains("launch");
  }

  /**
   * Whether a failure of the launched tasks, or of a stage behind them, can get lost: not if every
   * task handles all it may throw, or its pool looks at the outcome.
   */
  public boolean canFail() {
    Call launch = launch();
    return launch == null || (!Launches.isWatched(launch) && Launches.mayFail(chain));
  }

  /**
   * Whether it is a stage that cannot fail behind a future that others see as well: its failure is
   * theirs.
   */
  public boolean isHarmlessStage() {
    boolean stages =
        chain.stream().allMatch(c -> c.is("compose") && !c.arguments().isEmpty())
            && !chain.isEmpty()
            && !passes("maps");
    if (!stages) {
      return false;
    }
    Expression source = chain.get(chain.size() - 1).receiver();
    boolean others =
        source.variable() != null
            && source.allUses().stream().filter(u -> u.kind() != Use.Kind.ASSIGNED).count() > 1;
    return others && !Launches.mayFail(chain);
  }

  /** What the catalog advises on a topic (a rule id), else the default given. */
  public String remedy(String topic, String otherwise) {
    String own = last() == null ? null : last().remedy(topic);
    if (own == null) {
      own = method.program().remedy(type, topic);
    }
    return own == null ? otherwise : own;
  }

  /** The value in words, fit for a message. */
  public String text() {
    if (reference != null) {
      return reference.name();
    }
    return last() == null ? value.text() : last().text();
  }

  /** Like {@link #chain}, and on through the locals that its steps were kept in. */
  static List<Call> chainThroughLocals(Expression value) {
    List<Call> chain = new ArrayList<>();
    Expression at = value;
    while (at != null) {
      List<Call> part = chain(at.localOrigin());
      chain.addAll(part);
      Call last = part.isEmpty() ? null : part.get(part.size() - 1);
      at = last == null || last.isNew() || last.isUnqualified() ? null : last.receiver();
      if (at != null && at.localOrigin().call() == null) {
        return chain;
      }
    }
    return chain;
  }

  /** The receiver chain of a value inside its body, the last call first. */
  static List<Call> chain(Expression value) {
    List<Call> chain = new ArrayList<>();
    Expression at = value;
    while (at != null && at.call() != null) {
      Call call = at.call();
      chain.add(call);
      at = call.isNew() || call.isUnqualified() ? null : call.receiver();
    }
    return chain;
  }
}
