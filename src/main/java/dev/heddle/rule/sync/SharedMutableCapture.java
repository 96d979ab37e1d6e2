package dev.heddle.rule.sync;

import dev.heddle.flow.CapturedChange;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** Tasks that run at the same time change a captured variable that is not made for it. */
public final class SharedMutableCapture implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (CapturedChange change : CapturedChange.of(method)) {
      report
          .at(change.at())
          .says("several threads change `%s` without synchronisation", change.text())
          .suggests("collect the results instead, or use a concurrent collection");
    }
  }
}
