package dev.heddle.rule.await;

import dev.heddle.flow.Method;
import dev.heddle.flow.UnreachableCatch;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A catch clause expects a failure that arrives in a future or publisher instead. */
public final class UnreachableAsyncCatch implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (UnreachableCatch found : UnreachableCatch.of(method)) {
      String remedy = found.call().remedy(id());
      String own = method.program().remedy(found.call().result().type(), id());
      String handler = remedy == null ? own : remedy;
      report
          .at(method.site(found.clause().keyword()), method)
          .says(
              "this clause sees only what `%s` throws at its start, not its failure",
              found.call().name())
          .suggests("handle the failure in the chain" + (handler == null ? "" : ": " + handler));
    }
  }
}
