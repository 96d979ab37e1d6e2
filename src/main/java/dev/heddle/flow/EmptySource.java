package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An operator behind a publisher that never emits a value.
 *
 * @param operator the operator
 * @param source the publisher: its receiver, or one of the sources that it zips
 */
public record EmptySource(Call operator, Expression source) {

  /** The operator as such a case, if it needs a value and is the first to miss one; else null. */
  public static Optional<EmptySource> of(Call operator) {
    Expression source = missing(operator);
    return source == null || isConsequence(source)
        ? Optional.empty()
        : Optional.of(new EmptySource(operator, source));
  }

  /** Whether the operator is a fallback, which is always taken. */
  public boolean isFallback() {
    return operator.is("if-empty") || operator.is("repeats-if-empty");
  }

  public boolean isZip() {
    return operator.is("zips");
  }

  private static Expression missing(Call call) {
    if (call.isNew() || !isReactive(call)) {
      return null;
    }
    if (call.is("zips") && !isOnlyAwaited(call)) {
      for (Expression argument : call.arguments()) {
        if (isAlwaysEmpty(argument)) {
          return argument;
        }
      }
    }
    boolean fallback = call.is("if-empty");
    boolean needs = fallback || (call.is("on-value") && !call.is("limits") && !hearsOfTheEnd(call));
    boolean behind = needs && !call.receiver().isTypeName();
    return behind && isAlwaysEmpty(publisher(call)) ? publisher(call) : null;
  }

  private static boolean isReactive(Call call) {
    return call.is("operator") || call.is("combinator");
  }

  /** A zip of which only the end counts: `Mono.zip(in, out).then()`. */
  private static boolean isOnlyAwaited(Call zip) {
    Fate fate = Fate.of(zip.result());
    return fate.isCalled(c -> c.is("then") || c.is("always-empty")) && !fate.leaves();
  }

  /** `flatMap` with functions for the failure and the end as well. */
  private static boolean hearsOfTheEnd(Call call) {
    return call.is("flatten") && call.arguments().size() == 3;
  }

  /** The publisher behind the groups of Mutiny: `multi.onItem().transform(..)`. */
  private static Expression publisher(Call call) {
    Expression at = call.receiver();
    while (at.is("group") && at.call() != null && !at.call().isUnqualified()) {
      at = at.call().receiver();
    }
    return at;
  }

  private static boolean isAlwaysEmpty(Expression value) {
    Set<String> kinds = value.kinds();
    if (!kinds.contains("publisher") || kinds.contains("carries-null")) {
      return false;
    }
    List<TypeRef> arguments = value.type().arguments();
    if (arguments.size() == 1 && arguments.get(0).name().equals("java.lang.Void")) {
      return true;
    }
    Call call = value.localOrigin().call();
    if (call == null) {
      return false;
    }
    boolean passes = call.is("peeks") || call.is("hop") || call.is("source-hop");
    return call.is("always-empty") || (passes && isAlwaysEmpty(call.receiver()));
  }

  /** Whether a step before it, or inside the function of one, is dead already. */
  private static boolean isConsequence(Expression source) {
    return Chain.of(source)
        .passes(
            before ->
                missing(before) != null
                    || before.arguments().stream().anyMatch(EmptySource::holdsDeadStep));
  }

  private static boolean holdsDeadStep(Expression function) {
    Method body = function.event() instanceof Event.Lambda ? function.function() : null;
    return body != null && body.allCalls().anyMatch(c -> missing(c) != null);
  }
}
