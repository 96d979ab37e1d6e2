package dev.heddle.run;

import dev.heddle.code.Site;
import dev.heddle.rule.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One defect, one finding: which of two rules speaks where both would.
 *
 * <p>It is applied before rules are selected: a rule that is switched off never turns its finding
 * into another rule's.
 */
final class Precedence {
  /** Where two findings are about the same defect. */
  private enum Scope {
    LINE,
    STATEMENT
  }

  private record Order(String winner, String loser, Scope scope) {}

  private static final String UNDER_LOCK = "blocking-under-lock";

  /** The blocking rules, strongest first: one finding a statement. */
  private static final List<String> BLOCKING =
      List.of(
          "blocking-in-virtual-thread",
          "blocking-in-reactive",
          "blocking-in-event-loop",
          "self-waiting-pool",
          "blocking-in-completion",
          "blocking-in-common-pool",
          "lock-held-across-async",
          UNDER_LOCK);

  private static final List<Order> ORDERS = orders();

  private Precedence() {}

  private static List<Order> orders() {
    List<Order> orders = new ArrayList<>();
    for (int i = 0; i < BLOCKING.size(); i++) {
      for (int j = i + 1; j < BLOCKING.size(); j++) {
        orders.add(new Order(BLOCKING.get(i), BLOCKING.get(j), Scope.STATEMENT));
      }
    }
    for (String blocking : BLOCKING) {
      orders.add(new Order(blocking, "cpu-work-on-event-loop", Scope.LINE));
    }
    orders.add(new Order("subscribe-in-reactive", "lost-subscription", Scope.LINE));
    orders.add(new Order("empty-publisher-operator", "unbounded-merge", Scope.LINE));
    orders.add(new Order("unverified-step-verifier", "unsubscribed-publisher", Scope.LINE));
    orders.add(new Order("unbounded-queue", "executor-misconfiguration", Scope.LINE));
    orders.add(new Order("silent-periodic-task", "lost-task", Scope.LINE));
    orders.add(new Order("silent-periodic-task", "unjoined-future", Scope.LINE));
    orders.add(new Order("lost-task", "unjoined-future", Scope.LINE));
    orders.add(new Order("unsubscribed-publisher", "nested-async", Scope.LINE));
    orders.add(new Order("unjoined-future", "nested-async", Scope.LINE));
    orders.add(new Order("lost-task", "nested-async", Scope.LINE));
    orders.add(new Order("spring-async-misuse", "lost-task", Scope.LINE));
    orders.add(new Order("unjoined-future", "unhandled-completion", Scope.LINE));
    orders.add(new Order("lost-task", "unhandled-completion", Scope.LINE));
    orders.add(new Order("blocking-under-lock", "busy-wait", Scope.LINE));
    orders.add(new Order("unchecked-timed-wait", "unlock-without-lock", Scope.LINE));
    orders.add(new Order("unchecked-timed-wait", "lost-process", Scope.LINE));
    orders.add(new Order("unchecked-timed-wait", "unreleased-lock", Scope.LINE));
    orders.add(new Order("wait-without-monitor", "wait-outside-loop", Scope.LINE));
    orders.add(new Order("wait-without-monitor", "blocking-under-lock", Scope.LINE));
    orders.add(new Order("lock-held-across-async", "unlock-without-lock", Scope.LINE));
    orders.add(new Order("legacy-async-api", "virtual-thread-misuse", Scope.LINE));
    orders.add(new Order("broken-double-checked-locking", "inconsistent-sync", Scope.LINE));
    orders.add(new Order("non-atomic-update", "inconsistent-sync", Scope.LINE));
    orders.add(new Order("thread-local-on-virtual-thread", "thread-local-leak", Scope.LINE));
    return List.copyOf(orders);
  }

  /** The findings that stand, in the order of reports; one a rule and line. */
  static List<Finding> apply(List<Finding> findings) {
    Set<String> lines = new HashSet<>();
    Set<String> statements = new HashSet<>();
    Set<String> behind = new HashSet<>();
    for (Finding f : findings) {
      lines.add(f.rule() + '@' + line(f.site()));
      statements.add(f.rule() + '@' + f.statement());
      if (BLOCKING.contains(f.rule()) && !f.rule().equals(UNDER_LOCK)) {
        f.trail().forEach(step -> behind.add(line(step.site())));
      }
    }
    Set<String> reported = new HashSet<>();
    return findings.stream()
        .filter(f -> ORDERS.stream().noneMatch(o -> loses(f, o, lines, statements)))
        // a path that another rule tells is not told again where it passes a lock
        .filter(f -> !f.rule().equals(UNDER_LOCK) || !behind.contains(line(f.site())))
        .sorted(ORDER)
        .filter(f -> reported.add(f.rule() + '@' + line(f.site())))
        .toList();
  }

  private static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::site)
          .thenComparing(Finding::rule)
          .thenComparing(Finding::message);

  private static boolean loses(Finding f, Order order, Set<String> lines, Set<String> statements) {
    if (!order.loser().equals(f.rule())) {
      return false;
    }
    return lines.contains(order.winner() + '@' + line(f.site()))
        || (order.scope() == Scope.STATEMENT
            && statements.contains(order.winner() + '@' + f.statement()));
  }

  private static String line(Site site) {
    return site.path() + ':' + site.span().line();
  }
}
