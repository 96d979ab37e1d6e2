package dev.heddle.rule.task;

import dev.heddle.flow.Call;
import dev.heddle.flow.Field;
import dev.heddle.flow.Method;
import dev.heddle.flow.NewPool;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** An executor is created and no path closes it or hands it to somebody who might. */
public final class UnclosedExecutor implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Call creation : method.calls(NewPool::isOne)) {
      check(new NewPool(creation), report);
    }
  }

  private void check(NewPool pool, Report report) {
    Field field = pool.openField();
    if (field != null) {
      report
          .at(pool.creation())
          .as(severity(pool, NewPool.isForgottenAtEnd(field)))
          .says(
              "`%s` is closed nowhere in `%s`: its threads stay",
              field.name(), field.owner().simpleName())
          .suggests("shut it down where the object ends, in `close()` or `@PreDestroy`");
    } else if (pool.isLeftOpen()) {
      report
          .at(pool.creation())
          .as(severity(pool, false))
          .says("the executor of `%s` is never shut down: its threads stay", pool.creation().text())
          .suggests("close it: try-with-resources, or `shutdown()` in a `finally`");
    }
  }

  private static Severity severity(NewPool pool, boolean forgotten) {
    if (pool.isThreadPerTask()) {
      return Severity.NOTE;
    }
    return forgotten ? Severity.ERROR : Severity.WARNING;
  }
}
