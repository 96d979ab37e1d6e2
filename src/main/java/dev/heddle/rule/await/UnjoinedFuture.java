package dev.heddle.rule.await;

import dev.heddle.flow.Drop;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A future is created and no path joins, composes, returns, stores or passes it on. */
public final class UnjoinedFuture implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Drop drop : method.drops(UnjoinedFuture::isUnjoined)) {
      report
          .at(drop)
          .says("nothing waits for the future of `%s` and its failure is lost", drop.text())
          .suggests(
              drop.remedy(
                  id(), "join it, return it, or end the chain with a stage that sees the failure"));
    }
  }

  private static boolean isUnjoined(Drop drop) {
    return drop.is("future")
        && !drop.is("netty-future")
        && (drop.local() || !drop.isLaunched())
        && !drop.seesFailure()
        && !drop.passes("periodic")
        && !drop.passes("reports-failure")
        && !drop.isHarmlessStage();
  }
}
