package dev.heddle.rule.sync;

import dev.heddle.flow.Access;
import dev.heddle.flow.Call;
import dev.heddle.flow.Field;
import dev.heddle.flow.Guarding;
import dev.heddle.flow.Guards;
import dev.heddle.flow.Lock;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A field is guarded by a lock nearly everywhere and written without it here. */
public final class InconsistentSync implements Rule {
  @Override
  public void check(Field field, Report report) {
    Guarding guarding = Guarding.of(field);
    if (guarding == null) {
      return;
    }
    for (Access breach : guarding.breaches()) {
      String what = breach.writes() ? "written" : "read";
      report
          .at(breach.at())
          .says(
              guarding.declared()
                  ? "`%s` is declared to be guarded by `%s`, but %s without it here"
                  : "`%s` is guarded by `%s` in %4$d of %5$d places, but %3$s without it here",
              field.name(),
              guarding.lock(),
              what,
              guarding.guarded(),
              guarding.all())
          .suggests("take `%s` here as well", guarding.lock())
          .see(field.site(), "the field");
    }
  }

  @Override
  public void check(Method method, Report report) {
    for (Lock lock : Guards.ofDeclaration(method)) {
      for (Call caller : Guards.breaches(method, lock)) {
        report
            .at(caller)
            .says("`%s` is declared to need `%s`, which is not held here", method.name(), lock)
            .suggests("take `%s` before the call", lock);
      }
    }
  }
}
