package dev.heddle.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The calls that lead to a value, the last one first: receiver by receiver, through locals and
 * fields with one value and through methods of the sources that return one thing.
 */
public final class Chain {
  private static final int LONGEST = 200;

  private final List<Call> calls = new ArrayList<>();

  private Chain() {}

  public static Chain of(Expression value) {
    Chain chain = new Chain();
    Set<Call> seen = new HashSet<>();
    Call call = value.origin().call();
    while (call != null && seen.size() < LONGEST && seen.add(call)) {
      chain.calls.add(call);
      call = before(call);
    }
    return chain;
  }

  private static Call before(Call call) {
    if (call.isNew()) {
      return null;
    }
    Expression made = returned(call);
    if (made != null && made.origin().call() != null) {
      return made.origin().call();
    }
    boolean chained = !call.isUnqualified() && !call.receiver().isTypeName();
    return chained ? call.receiver().origin().call() : null;
  }

  /** The one value that a method of the sources returns, or null. */
  private static Expression returned(Call call) {
    List<Method> targets = call.targets();
    if (targets.size() != 1 || targets.get(0).returned().size() != 1) {
      return null;
    }
    return targets.get(0).returned().get(0);
  }

  public Stream<Call> calls() {
    return calls.stream();
  }

  /** The last call of a kind, null if there is none. */
  Call first(Predicate<Call> wanted) {
    return calls.stream().filter(wanted).findFirst().orElse(null);
  }

  public boolean passes(String trait) {
    return passes(c -> c.is(trait));
  }

  public boolean passes(Predicate<Call> wanted) {
    return calls.stream().anyMatch(wanted);
  }
}
