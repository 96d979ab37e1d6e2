package dev.heddle.rule.cancel;

import dev.heddle.flow.ClientLimit;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A blocking client is used with its default of waiting for ever. */
public final class MissingTimeout implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (ClientLimit limit : ClientLimit.missingIn(method)) {
      report
          .at(limit.call())
          .says("`%s` may wait for ever: no time limit is set", limit.call().text())
          .suggests("set a connect and a read timeout");
    }
  }
}
