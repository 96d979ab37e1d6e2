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
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;

/**
 * One rule asked of a program, or of a part of one. Where a defect of Heddle makes it fail, all
 * else is still looked at, and the failure is told.
 */
final class RuleRun {
  /** What fails so often is computed for the whole program, and would fail everywhere. */
  private static final int FAILURES = 8;

  private final Rule rule;
  private final String id;
  private final Severity severity;
  private final boolean ofTypes;
  private final boolean ofFields;
  private final boolean ofMethods;

  /** How often the rule failed in each part that is done. */
  private final NavigableMap<Integer, Integer> failed;

  private final Report report;
  private final List<Finding> findings = new ArrayList<>();
  private final List<ScanFailure> failures = new ArrayList<>();

  /** A rule that has been asked of nothing so far. */
  RuleRun(Rule rule, Severity severity) {
    this.rule = rule;
    this.id = rule.id();
    this.severity = severity;
    this.report = new Report(id, severity);
    this.failed = new ConcurrentSkipListMap<>();
    this.ofTypes = looksAt(Type.class);
    this.ofFields = looksAt(Field.class);
    this.ofMethods = looksAt(Method.class);
  }

  private RuleRun(RuleRun whole) {
    this.rule = whole.rule;
    this.severity = whole.severity;
    this.id = whole.id;
    this.report = new Report(id, severity);
    this.failed = whole.failed;
    this.ofTypes = whole.ofTypes;
    this.ofFields = whole.ofFields;
    this.ofMethods = whole.ofMethods;
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

  /** The same rule for one part of the program. */
  RuleRun another() {
    return new RuleRun(this);
  }

  /** Whether the parts before this one show that the rule fails everywhere. */
  boolean isGivenUpBefore(int part) {
    return failed.headMap(part).values().stream().mapToInt(Integer::intValue).sum() >= FAILURES;
  }

  /** Remembers, for the parts that follow, how often the rule failed in this one. */
  void done(int part) {
    if (!failures.isEmpty()) {
      failed.put(part, failures.size());
    }
  }

  /** Takes over what the next part gave, unless the rule was given up before. */
  void add(RuleRun part) {
    if (isTrusted()) {
      findings.addAll(part.findings());
      for (ScanFailure each : part.failures) {
        failed(each.site(), each.cause());
      }
    }
  }

  List<Finding> findings() {
    List<Finding> all = new ArrayList<>(findings);
    all.addAll(report.findings());
    return all;
  }

  /** Where the rule failed; after the last of too many it was asked no more. */
  List<ScanFailure> failures() {
    return failures;
  }

  void ask(Program program) {
    ask(Rule::check, program, p -> new Site(".", Span.NONE));
  }

  /** Asks the rule about a type and its fields. */
  void ask(Type type) {
    if (ofTypes) {
      ask(Rule::check, type, Type::site);
    }
    for (Field field : ofFields ? type.fields() : List.<Field>of()) {
      ask(Rule::check, field, Field::site);
    }
  }

  /** Whether the rule has anything to ask of a method. */
  boolean isOfMethods() {
    return ofMethods;
  }

  void ask(Method method) {
    ask(Rule::check, method, Method::site);
  }

  /** One of the checks of a rule. */
  @FunctionalInterface
  private interface Check<T> {
    void look(Rule rule, T subject, Report report);
  }

  private <T> void ask(Check<T> check, T subject, Function<T, Site> site) {
    if (isTrusted()) {
      try {
        check.look(rule, subject, report);
      } catch (RuntimeException | StackOverflowError e) {
        failed(site.apply(subject), e);
      }
    }
  }

  private boolean isTrusted() {
    return failures.size() < FAILURES;
  }

  private void failed(Site site, Throwable why) {
    if (isTrusted()) {
      failures.add(new ScanFailure(id, site, failures.size() + 1 == FAILURES, why));
    }
  }
}
