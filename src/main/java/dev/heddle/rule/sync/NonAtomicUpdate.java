package dev.heddle.rule.sync;

import dev.heddle.flow.CompoundWrite;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A shared value is read and then written in two steps that another thread can split. */
public final class NonAtomicUpdate implements Rule {
  @Override
  public void check(Method method, Report report) {
    if (method.isInitialiser()) {
      return;
    }
    for (CompoundWrite write : CompoundWrite.of(method)) {
      if (!write.write().mayBeLocked() && !write.isSerial()) {
        report
            .at(write.write())
            .says("another thread may change `%s` between the read and this write", write.text())
            .suggests(remedy(write.kind()));
      }
    }
  }

  private static String remedy(CompoundWrite.Kind kind) {
    return switch (kind) {
      case VOLATILE_FIELD -> "use an atomic class, or do it under a lock";
      case MAP_ENTRY -> "use `computeIfAbsent`, `putIfAbsent`, `compute` or `merge`";
      case LIST_ELEMENT -> "use `addIfAbsent` or a concurrent set, or do both under a lock";
      case ATOMIC -> "use `updateAndGet`, `incrementAndGet` or `accumulateAndGet`";
    };
  }
}
