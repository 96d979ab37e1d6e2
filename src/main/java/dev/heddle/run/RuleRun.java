package dev.heddle.run;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.flow.Field;
import dev.heddle.flow.Method;
import dev.heddle.flow.Program;
import dev.heddle.flow.Type;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * One rule asked of a whole program. Where a defect of Heddle makes it fail, all else is still
 * looked at, and the failure is told.
 */
final class RuleRun {
  /** What fails so often is computed for the whole program, and would fail everywhere. */
  private static final int FAILURES = 8;

  private final Rule rule;
  private final Report report;
  private final List<ScanFailure> failures = new ArrayList<>();

  RuleRun(Rule rule, Severity severity) {
    this.rule = rule;
    this.report = new Report(rule.id(), severity);
  }

  /**
   * Asks the rule, once.
   *
   * @param reported whether findings in the file of a path are wanted
   */
  RuleRun of(Program program, Predicate<String> reported) {
    ask(() -> new Site(".", Span.NONE), () -> rule.check(program, report));
    boolean ofTypes = looksAt(Type.class);
    boolean ofFields = looksAt(Field.class);
    for (Type type : ofTypes || ofFields ? program.types() : List.<Type>of()) {
      if (reported.test(type.path())) {
        if (ofTypes) {
          ask(type::site, () -> rule.check(type, report));
        }
        for (Field field : ofFields ? type.fields() : List.<Field>of()) {
          ask(field::site, () -> rule.check(field, report));
        }
      }
    }
    for (Method method : looksAt(Method.class) ? program.asked() : List.<Method>of()) {
      if (reported.test(method.path())) {
        ask(method::site, () -> rule.check(method, report));
      }
    }
    return this;
  }

  /** Whether the rule has a check of its own for this: most have one, and programs are large. */
  private boolean looksAt(Class<?> subject) {
    try {
      return rule.getClass().getMethod("check", subject, Report.class).getDeclaringClass()
          != Rule.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  List<Finding> findings() {
    return report.findings();
  }

  /** Where the rule failed; after the last of too many it was asked no more. */
  List<ScanFailure> failures() {
    return failures;
  }

  private void ask(Supplier<Site> site, Runnable check) {
    if (failures.size() == FAILURES) {
      return;
    }
    try {
      check.run();
    } catch (RuntimeException | StackOverflowError e) {
      failures.add(new ScanFailure(rule.id(), site.get(), failures.size() + 1 == FAILURES, e));
    }
  }
}
