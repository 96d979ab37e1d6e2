package dev.heddle.rule.task;

import dev.heddle.flow.Call;
import dev.heddle.flow.Method;
import dev.heddle.flow.StartedThread;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A thread is started and nobody keeps it to join it, stop it or hear of its failure. */
public final class LostThread implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Call call : method.saying("start-thread")) {
      StartedThread thread = new StartedThread(call);
      if (thread.isForgotten() && thread.mayFail() && !thread.isWatched()) {
        report(call, report);
      }
    }
  }

  private void report(Call start, Report report) {
    report
        .at(start)
        .says(
            "nobody keeps the thread that `%s` starts: it cannot be joined or stopped",
            start.text())
        .suggests("keep the reference, or set an uncaught-exception handler");
  }
}
