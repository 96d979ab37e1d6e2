package dev.heddle.rule.await;

import dev.heddle.flow.Call;
import dev.heddle.flow.Method;
import dev.heddle.flow.TimedWait;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A wait with a time limit tells by its result whether it succeeded, and nobody reads it. */
public final class UncheckedTimedWait implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Call call : method.saying("timed-wait")) {
      TimedWait wait = new TimedWait(call);
      if (wait.isUnread() && !wait.isEndless() && !wait.isAskedLater()) {
        report(wait, report);
      }
    }
  }

  private void report(TimedWait wait, Report report) {
    Call call = wait.call();
    boolean permit = call.is("permit");
    report
        .at(call)
        .as(permit ? Severity.ERROR : Severity.WARNING)
        .says("`%s` returns false when the time is up and nobody looks", call.text())
        .suggests(
            permit
                ? "enter the section only if the result is true"
                : "test the result, and say what happens when the time is up")
        .rewrites(permit || wait.rest() == null ? Rewrite.NONE : test(wait));
  }

  private static Rewrite test(TimedWait wait) {
    return Rewrite.unsafe("throw when the time is up")
        .before(wait.call().statement(), "if (!")
        .replace(wait.rest(), ") {\n\tthrow new IllegalStateException(\"timed out\");\n}");
  }
}
