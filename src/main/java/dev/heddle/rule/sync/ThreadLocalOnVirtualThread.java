package dev.heddle.rule.sync;

import dev.heddle.flow.Field;
import dev.heddle.flow.ThreadCache;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A thread-local cache of something expensive is used on virtual threads. */
public final class ThreadLocalOnVirtualThread implements Rule {
  @Override
  public void check(Field field, Report report) {
    ThreadCache.of(field)
        .flatMap(ThreadCache::usedOnVirtualThread)
        .ifPresent(
            use ->
                report
                    .at(field.site(), field.owner().name() + "." + field.name())
                    .says("each virtual thread makes its own `%s` and uses it once", field.name())
                    .suggests("use a bounded pool of them, a local, or an immutable one for all")
                    .see(use.site(), "used on a virtual thread here"));
  }
}
