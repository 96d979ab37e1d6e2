package dev.heddle.rule.sync;

import dev.heddle.flow.LockOrders;
import dev.heddle.flow.Method;
import dev.heddle.flow.NestedLocks;
import dev.heddle.flow.Program;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** Two locks are taken in one order here and in the other order elsewhere. */
public final class LockOrderInversion implements Rule {
  @Override
  public void check(Program program, Report report) {
    for (LockOrders.Cycle cycle : LockOrders.cycles(program)) {
      LockOrders.Edge last = cycle.last();
      Report.Draft draft =
          report
              .at(last.at(), last.method())
              .says(
                  "`%s` is taken inside `%s` here, and the other way round elsewhere",
                  last.inner().name(), last.outer().name())
              .suggests("take them in one order, or release `%s` before", last.outer().name());
      for (LockOrders.Edge edge : cycle.edges()) {
        if (!edge.equals(last)) {
          draft.see(
              edge.at(), "here `" + edge.inner().name() + "` inside `" + edge.outer().name() + "`");
        }
      }
    }
  }

  @Override
  public void check(Method method, Report report) {
    for (NestedLocks locks : NestedLocks.of(method)) {
      report
          .at(locks.at(), method)
          .as(locks.certain() ? Severity.ERROR : Severity.WARNING)
          .says(
              locks.certain()
                  ? "`%s` is never granted while the same thread holds it already"
                  : "`%s` is taken inside `%s` in the order of the arguments",
              locks.inner().name(),
              locks.outer().name())
          .suggests(
              locks.certain()
                  ? "release it before, or take the write lock from the start"
                  : "choose the order by an id, or use one lock for both");
    }
  }
}
