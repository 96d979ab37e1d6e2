package dev.heddle.rule.sync;

import dev.heddle.flow.Bracket;
import dev.heddle.flow.Leaks;
import dev.heddle.flow.LockWalk;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;

/** A lock or permit is acquired and some path leaves without releasing it. */
public final class UnreleasedLock implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (LockWalk.Leak leak : Leaks.of(method)) {
      report
          .at(leak.acquisition())
          .says("`%s` stays held %s", leak.lock(), when(leak))
          .suggests("release it in a `finally` that begins right after")
          .rewrites(guard(Bracket.of(leak)));
    }
  }

  private static Rewrite guard(Bracket bracket) {
    return bracket == null
        ? Rewrite.NONE
        : Rewrite.safe("release it in a `finally`")
            .after(bracket.taken(), "\ntry {")
            .indent(bracket.inside())
            .before(bracket.released(), "} finally {\n\t")
            .after(bracket.released(), "\n}");
  }

  private static String when(LockWalk.Leak leak) {
    if (leak.by() == null) {
      return "on a path that ends the method without releasing it";
    }
    return "if line " + leak.by().site().span().line() + " throws";
  }
}
