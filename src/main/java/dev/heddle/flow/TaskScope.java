package dev.heddle.flow;

import dev.heddle.fact.Region;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A structured task scope at the call that opens it, with the steps of its protocol that its body
 * shows.
 *
 * @param open `open(..)`, or a constructor of the earlier previews
 */
public record TaskScope(Call open) {

  public static boolean isOne(Call call) {
    boolean opens = call.is("scope-open") || call.isNew();
    return opens && call.result().is("task-scope");
  }

  /** Whether it is a resource of no `try`, and stays in this body. */
  public boolean isOutsideTry() {
    boolean resource = open.enclosing(Region.Kind.RESOURCES) != null;
    return !resource && !fate().leaves();
  }

  /** The first fork, if no join is in sight and no other code has the scope. */
  public Optional<Call> unjoinedFork() {
    boolean joined = fate().isCalled(c -> c.is("scope-join")) || isShared();
    return joined ? Optional.empty() : forks().findFirst();
  }

  /** Whether other code gets the scope, which may join it. */
  private boolean isShared() {
    boolean resource = open.enclosing(Region.Kind.RESOURCES) != null;
    return (!resource && fate().leaves()) || fate().uses().stream().anyMatch(this::isPassed);
  }

  private boolean isPassed(Use use) {
    return use.kind() == Use.Kind.ARGUMENT || use.kind() == Use.Kind.QUALIFIER;
  }

  /** What is read of a subtask by the owner, where every join comes later. */
  public List<Call> earlyReads() {
    List<Call> joins = joins().toList();
    return joins.isEmpty() || isShared()
        ? List.of()
        : forks()
            .flatMap(fork -> Fate.of(fork.result()).calls())
            .filter(c -> (c.is("subtask-get") || isSupplier(c)) && isOwn(c))
            .filter(read -> joins.stream().allMatch(read::precedes))
            .toList();
  }

  /** Whether a subtask is kept as the supplier that it is. */
  private static boolean isSupplier(Call call) {
    Set<String> kinds = call.program().kinds(call.receiverType());
    return kinds.contains("gives-value") && !kinds.contains("subtask");
  }

  /** Forks of the owner that every way to them joins first. */
  public List<Call> lateForks() {
    return forks().filter(fork -> joins().anyMatch(join -> isBefore(join, fork))).toList();
  }

  private static boolean isBefore(Call join, Call fork) {
    List<Region> around = fork.regions();
    return join.precedes(fork)
        && join.regions().stream()
            .filter(r -> r.kind() != Region.Kind.TRY_BODY && r.kind() != Region.Kind.BLOCK)
            .allMatch(around::contains);
  }

  private Stream<Call> forks() {
    return fate().calls().filter(c -> c.is("scope-fork") && isOwn(c));
  }

  private Stream<Call> joins() {
    return fate().calls().filter(c -> c.is("scope-join") && isOwn(c));
  }

  private boolean isOwn(Call call) {
    return call.method() == open.method();
  }

  private Fate fate() {
    return Fate.of(open.result());
  }
}
