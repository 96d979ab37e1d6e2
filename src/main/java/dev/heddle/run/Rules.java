package dev.heddle.run;

import dev.heddle.rule.Rule;
import dev.heddle.rule.await.UnjoinedFuture;
import dev.heddle.rule.await.UnsubscribedPublisher;
import dev.heddle.rule.block.BlockingInCommonPool;
import dev.heddle.rule.block.BlockingInCompletion;
import dev.heddle.rule.block.BlockingInEventLoop;
import dev.heddle.rule.block.BlockingInReactive;
import dev.heddle.rule.block.CpuWorkOnEventLoop;
import dev.heddle.rule.task.LostTask;
import java.util.List;

/** All rules, by family and name; a new rule adds one line. */
public final class Rules {
  private static final List<Rule> ALL =
      List.of(
          // await
          new UnjoinedFuture(),
          new UnsubscribedPublisher(),
          // block
          new BlockingInCommonPool(),
          new BlockingInCompletion(),
          new BlockingInEventLoop(),
          new BlockingInReactive(),
          new CpuWorkOnEventLoop(),
          // task
          new LostTask());

  private Rules() {}

  public static List<Rule> all() {
    return ALL;
  }
}
