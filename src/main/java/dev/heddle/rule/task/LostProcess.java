package dev.heddle.rule.task;

import dev.heddle.flow.Method;
import dev.heddle.flow.StartedProcess;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A process is started and nobody waits for it, reads its output or ends it. */
public final class LostProcess implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (StartedProcess process : StartedProcess.of(method)) {
      check(process, report);
    }
  }

  private static void check(StartedProcess process, Report report) {
    if (process.isLost()) {
      report
          .atStatement(process.start())
          .says("nobody waits for this process, sees its failure or can stop it")
          .suggests("keep it and use `waitFor` or `onExit`");
    } else if (process.undrainedWait() != null) {
      report
          .at(process.undrainedWait())
          .says("the output is not read while waiting: the child blocks when the pipe is full")
          .suggests("read the output first, or redirect it");
    } else if (process.abandonedWait() != null) {
      report
          .at(process.abandonedWait())
          .says("when the time is up the process goes on")
          .suggests("destroy it when `waitFor` returns false");
    }
  }
}
