package dev.heddle.ui.sarif;

import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.Report;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What GitHub keeps of one upload; more is dropped there without a word, so we choose. */
final class SarifLimits {
  /** Results that GitHub keeps of one run; it takes 25,000. */
  static final int RESULTS = 5_000;

  static final int RELATED_LOCATIONS = 100;
  private static final int STEPS = 1_000;

  private SarifLimits() {}

  /** The worst findings that fit, in the order of the report. */
  static List<Finding> results(List<Finding> findings) {
    if (findings.size() <= RESULTS) {
      return findings;
    }
    List<Integer> positions =
        IntStream.range(0, findings.size())
            .boxed()
            .sorted(Comparator.comparing(findings::get, Report.WORST_FIRST))
            .limit(RESULTS)
            .sorted()
            .toList();
    return positions.stream().map(findings::get).toList();
  }

  /** The end of a trail that is too long, where it reaches the finding. */
  static List<Step> steps(List<Step> steps) {
    return steps.subList(Math.max(0, steps.size() - STEPS), steps.size());
  }
}
