package dev.heddle.rule.cancel;

import dev.heddle.flow.Catch;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A catch clause takes an interrupt and neither passes it on nor restores the flag. */
public final class SwallowedInterrupt implements Rule {
  @Override
  public void check(Method method, Report report) {
    method.catches().stream()
        .filter(Catch::losesInterrupt)
        .forEach(
            clause ->
                report
                    .at(clause.site(), method)
                    .says("this catch of `%s` swallows the interrupt", clause.text())
                    .suggests("rethrow it, or call `Thread.currentThread().interrupt()`"));
  }
}
