package dev.heddle.rule.sync;

import dev.heddle.flow.Field;
import dev.heddle.flow.SharedField;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** An object that is not thread-safe is shared by all threads through a field. */
public final class UnsafeSharedFormat implements Rule {
  @Override
  public void check(Field field, Report report) {
    SharedField shared = new SharedField(field);
    if (shared.is("format") && shared.isShared() && !shared.isGuarded() && !shared.isOnlyCloned()) {
      report
          .at(field.site(), field.owner().name() + "." + field.name())
          .says("`%s` is not thread-safe, and all threads share `%s`", shared.type(), field.name())
          .suggests("use a `DateTimeFormatter`, a new instance for each use, or a `ThreadLocal`");
    }
  }
}
