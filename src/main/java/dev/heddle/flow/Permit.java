package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Leave to go on that not everybody gets at once: a semaphore, rate limiter or bulkhead. */
final class Permit {
  private static final int DEPTH = 4;
  private static final Pattern TAKES = Pattern.compile("(try)?[Aa]cquire.*");

  private Permit() {}

  /** Whether a call takes a permit, itself or in what it calls. */
  static boolean isTakenBy(Call call) {
    return isTakenBy(call, DEPTH, new HashSet<>());
  }

  /** Whether a body takes a permit, functions that it runs or passes on included. */
  static boolean isTakenIn(Method body) {
    return isTakenIn(body, DEPTH, new HashSet<>());
  }

  private static boolean isTakenIn(Method body, int depth, Set<Method> seen) {
    return seen.add(body) && body.allCalls().anyMatch(c -> isTakenBy(c, depth, seen));
  }

  private static boolean isTakenBy(Call call, int depth, Set<Method> seen) {
    if (call.is("bounds") || isBorrowed(call) || looksLikePermit(call)) {
      return true;
    }
    return depth > 0 && call.targets().stream().anyMatch(t -> isTakenIn(t, depth - 1, seen));
  }

  /** Something taken from a queue inside a task: what is scarce is passed around. */
  private static boolean isBorrowed(Call call) {
    return call.blocks() == Blocking.QUEUE && call.is("container");
  }

  /** A method of which no code is seen, but the name says what it does. */
  private static boolean looksLikePermit(Call call) {
    return TAKES.matcher(call.name()).matches() && call.targets().isEmpty();
  }
}
