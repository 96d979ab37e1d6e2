package dev.heddle.ui.github;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.rule.Finding;
import dev.heddle.ui.Sample;
import dev.heddle.ui.format.Report;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class GithubLimitsTest {
  @Test
  void showsTenAnnotations() {
    List<String> lines = annotations(10);
    assertEquals(10, lines.size());
    assertTrue(lines.get(9).contains("it is lost"), lines.get(9));
  }

  @Test
  void theTenthSaysHowManyMore() {
    List<String> lines = annotations(25);
    assertEquals(10, lines.size());
    assertTrue(lines.get(9).contains("::16 more findings of severity warning"), lines.get(9));
  }

  @Test
  void cutsMessagesThatTheRunnerWouldCut() {
    String text =
        Sample.write(
            new GithubFormat(), report(List.of(Sample.finding("A.java", "x".repeat(9_000)))));
    assertTrue(text.length() < 4_200, () -> text.length() + " characters");
  }

  @Test
  void summaryStaysUnderItsLimitWithTheWorstTexts() {
    Finding worst =
        Sample.finding("#/".repeat(2_000) + "A.java", "`|*_[\u001b\uD83E\uDDF5".repeat(900));
    Problem problem = new Problem(new Site("<".repeat(4_000), Span.NONE), "\u0001".repeat(4_000));
    Report report =
        Sample.report(
            Sample.result(
                Sample.PROJECT,
                Collections.nCopies(25_001, worst),
                Collections.nCopies(5_000, problem)));
    String summary = Sample.write(new MarkdownFormat(), report);
    int bytes = summary.getBytes(StandardCharsets.UTF_8).length;
    assertTrue(bytes < 900 * 1024, () -> bytes + " bytes");
    assertTrue(summary.contains("and 24,801 more"), () -> summary.substring(bytes - 500));
  }

  private static List<String> annotations(int findings) {
    List<Finding> all = Collections.nCopies(findings, Sample.finding("A.java", "it is lost"));
    return Sample.write(new GithubFormat(), report(all)).lines().toList();
  }

  private static Report report(List<Finding> findings) {
    return Sample.report(Sample.result(Sample.PROJECT, findings, List.of()));
  }
}
