package dev.heddle.rule.cancel;

import dev.heddle.flow.Method;
import dev.heddle.flow.Race;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** The first of several tasks wins a race and the losers go on running. */
public final class UncancelledLosers implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Race race : Race.withLosersIn(method)) {
      report
          .at(race.call())
          .says("after `%s` the slower tasks go on running", race.call().name())
          .suggests("use `invokeAny` or a task scope, or cancel the others");
    }
  }
}
