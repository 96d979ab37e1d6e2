package dev.heddle.rule.block;

import static dev.heddle.flow.Context.Kind.VIRTUAL;

import dev.heddle.flow.Assumptions;
import dev.heddle.flow.Blocked;
import dev.heddle.flow.Method;
import dev.heddle.flow.Places;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** Code on a virtual thread waits while it is pinned to its carrier. */
public final class BlockingInVirtualThread implements Rule {
  @Override
  public void check(Method method, Report report) {
    Places places = method.program().places();
    Assumptions assumed = method.program().assumptions();
    for (Blocked pinned : places.pinnedByMonitor(method, c -> c.kind() == VIRTUAL)) {
      report
          .at(pinned.at())
          .says("`%s` blocks while a monitor is held on a virtual thread", pinned.effect().text())
          .why(
              "on Java %d (%s) that pins the carrier thread; from 24 on it does not",
              assumed.release(), assumed.releaseReason())
          .suggests("use a `ReentrantLock`, or run on Java 24 or later")
          .because(pinned.trail())
          .with(pinned.confidence());
    }
    for (Blocked pinned : places.pinnedByInitialiser(method, c -> c.kind() == VIRTUAL)) {
      report
          .at(pinned.at())
          .says("`%s` blocks in a class initialiser on a virtual thread", pinned.effect().text())
          .why("that pins the carrier thread on every release")
          .suggests("load it lazily, outside the initialiser")
          .because(pinned.trail())
          .with(pinned.confidence());
    }
  }
}
