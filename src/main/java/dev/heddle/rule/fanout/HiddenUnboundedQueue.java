package dev.heddle.rule.fanout;

import dev.heddle.flow.HiddenQueue;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A factory or hand-off brings a queue without a bound that nobody wrote down. */
public final class HiddenUnboundedQueue implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (HiddenQueue queue : HiddenQueue.in(method)) {
      report
          .at(queue.call())
          .says("`%s` brings a queue without a bound", queue.call().text())
          .suggests("give the queue a capacity, and say what happens when it is full");
    }
  }
}
