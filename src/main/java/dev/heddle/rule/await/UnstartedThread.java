package dev.heddle.rule.await;

import dev.heddle.code.Site;
import dev.heddle.flow.Call;
import dev.heddle.flow.Method;
import dev.heddle.flow.NewThread;
import dev.heddle.flow.ThreadRun;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;

/** A thread is created but never started, or its body is called on the calling thread. */
public final class UnstartedThread implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (ThreadRun run : ThreadRun.in(method)) {
      report(run, report);
    }
    for (Call creation : method.calls(NewThread::isOne)) {
      NewThread thread = new NewThread(creation);
      if (thread.isKeptHere() && !thread.isStarted()) {
        report(creation, report);
      }
    }
  }

  private void report(ThreadRun run, Report report) {
    report
        .at(run.at())
        .says("`%s` executes the body on the calling thread", run.text())
        .suggests("call `start()`")
        .rewrites(
            run.call() == null
                ? Rewrite.NONE
                : Rewrite.unsafe("start the thread").replace(run.call().site(), "start"));
  }

  private void report(Call creation, Report report) {
    report
        .at(creation)
        .says("the thread that `%s` creates is never started", creation.text())
        .suggests("call `start()` on it")
        .rewrites(creation.isStatement() ? start(creation) : Rewrite.NONE);
  }

  private static Rewrite start(Call creation) {
    Site whole = new Site(creation.statement().path(), creation.span());
    return Rewrite.unsafe("start the thread").after(whole, ".start()");
  }
}
