package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A future of many, such as `allOf` gives: when it is complete, so are its members. */
final class Gathering {
  private static final int DEPTH = 3;

  private Gathering() {}

  /** Whether a call of a chain gathers this future, or the collection that it comes from. */
  static boolean covers(List<Call> chain, Expression future) {
    return chain.stream()
        .anyMatch(
            c -> c.arguments().stream().anyMatch(a -> isMember(a, future)) && gathers(c, DEPTH));
  }

  /** Whether a future, or what it comes from, goes along to a constructor that gathers it. */
  static boolean isGivenAlong(Call creation, Expression future) {
    List<Method> targets = creation.isNew() ? creation.targets() : List.of();
    return !targets.isEmpty()
        && creation.arguments().stream().anyMatch(a -> isMember(a, future))
        && targets.stream().allMatch(t -> t.allCalls().anyMatch(c -> gathers(c, DEPTH - 1)));
  }

  /** `allOf`, a method of the sources that gives one, or a library's of which nothing is known. */
  private static boolean gathers(Call call, int depth) {
    if (call.is("all-of")) {
      return true;
    }
    if (call.isNew() || depth == 0 || isOfAny(call.name())) {
      return false;
    }
    List<Method> targets = call.targets();
    if (!targets.isEmpty()) {
      return targets.stream().allMatch(t -> t.allCalls().anyMatch(c -> gathers(c, depth - 1)));
    }
    boolean own = call.declaration() != null && call.meaning().traits().isEmpty();
    return depth == DEPTH && !call.isProject() && (call.callee() == null || own);
  }

  private static boolean isOfAny(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.contains("any") || lower.contains("first") || lower.contains("race");
  }

  /** Whether an argument is the future, or the collection that it is a member of. */
  private static boolean isMember(Expression argument, Expression future) {
    if (isSame(argument, future)) {
      return true;
    }
    Expression all = root(argument);
    Expression one = root(future);
    if (isSame(all, one)) {
      return true;
    }
    // a member of the array or collection given, met in a loop or lambda over it
    return sourceOf(future).stream().anyMatch(s -> isSame(root(s), all))
        || sourceOf(one).stream().anyMatch(s -> isSame(root(s), all));
  }

  /** The collections that a loop variable or lambda parameter runs over. */
  static List<Expression> sourceOf(Expression future) {
    List<Expression> sources = new ArrayList<>();
    var variable = future.variable();
    if (variable == null) {
      return sources;
    }
    Call taken = future.localOrigin().call();
    if (taken != null && taken.is("container") && !taken.isUnqualified()) {
      Call iterates = taken.receiver().localOrigin().call();
      if (iterates != null && iterates.is("gives-iterator") && !iterates.isUnqualified()) {
        sources.add(iterates.receiver());
      }
    }
    for (Method m = future.method(); m != null; m = m.enclosing()) {
      for (Region loop : m.regions(Region.Kind.FOR_EACH)) {
        if (loop.variable() == variable.id()) {
          sources.add(m.subject(loop));
        }
      }
      if (m.isLambda() && m.parameters().contains(variable) && m.receivingCall() != null) {
        Call receiving = m.receivingCall();
        sources.add(receiving.isNew() ? receiving.result() : receiving.receiver());
      }
    }
    return sources;
  }

  /** The variable or field at the start of a chain of calls, through copies of a collection. */
  static Expression root(Expression value) {
    Expression at = value;
    for (int i = 0; i < 20; i++) {
      Call call = at.call();
      if (call == null) {
        return at;
      }
      if (call.isNew() || call.isUnqualified() || call.receiver().isTypeName()) {
        boolean copies =
            !call.isUnqualified() && call.arguments().size() == 1 && call.result().is("collection");
        if (!copies || call.isProject()) {
          return at;
        }
        at = call.argument(0);
      } else {
        at = call.receiver();
      }
    }
    return at;
  }

  static boolean isSame(Expression a, Expression b) {
    if (a.value() instanceof Value.Local || b.value() instanceof Value.Local) {
      return a.equals(b);
    }
    return (a.field() != null && a.field() == b.field()) || a.equals(b);
  }

  /** The chains that may have made a value: one for each value that its variable is given. */
  static List<List<Call>> chains(Expression value) {
    List<List<Call>> chains = new ArrayList<>();
    chains.add(Drop.chain(value));
    Expression origin = value.localOrigin();
    if (origin.variable() == null) {
      chains.add(Drop.chain(origin));
      return chains;
    }
    for (Element write : origin.method().writes(origin.variable())) {
      if (write.event() instanceof Event.Assign a && !write.expression(a.value()).isNull()) {
        chains.add(Drop.chain(write.expression(a.value())));
      }
    }
    return chains;
  }
}
