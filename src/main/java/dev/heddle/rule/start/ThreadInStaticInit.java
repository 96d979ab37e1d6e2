package dev.heddle.rule.start;

import dev.heddle.flow.ClassStart;
import dev.heddle.flow.Type;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A class starts other threads, or waits for them, while it is being initialised. */
public final class ThreadInStaticInit implements Rule {
  @Override
  public void check(Type type, Report report) {
    for (ClassStart start : ClassStart.in(type)) {
      report
          .at(start.at())
          .as(start.waits() ? Severity.ERROR : Severity.WARNING)
          .says(
              start.waits()
                  ? "the initialiser of `%s` waits here for threads that wait for the class"
                  : "a thread starts here while `%s` is still being initialised",
              type.simpleName())
          .suggests("start it from a method");
    }
  }
}
