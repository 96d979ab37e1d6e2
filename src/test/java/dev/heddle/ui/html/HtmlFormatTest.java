package dev.heddle.ui.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.rule.Finding;
import dev.heddle.ui.Sample;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlFormatTest {
  private static String page(List<Finding> findings) {
    return Sample.write(
        new HtmlFormat(), Sample.report(Sample.result(Sample.PROJECT, findings, List.of())));
  }

  private static String option(String value) {
    return "<option value=\"" + value + "\">" + value + "</option>";
  }

  @Test
  void needsNothingFromElsewhere() {
    String page = page(Sample.result().findings());
    assertFalse(Pattern.compile("https?:|src=|href=|@import|url\\(").matcher(page).find());
    assertTrue(page.contains("default-src 'none'"));
  }

  @Test
  void hasOneArticleAFindingThatEachFilterKnows() {
    String page = page(Sample.result().findings());
    assertEquals(3, page.split("<article ", -1).length - 1);
    for (Finding finding : Sample.result().findings()) {
      assertTrue(page.contains("data-rule=\"" + finding.rule() + "\""));
      assertTrue(page.contains(option(finding.rule())));
      assertTrue(page.contains(option(finding.severity().toString())));
      assertTrue(page.contains(option(finding.site().path())));
    }
  }

  @Test
  void drawsTheTrailAsStepsAndMarksTheLine() {
    String page = page(Sample.result().findings());
    assertTrue(page.contains("<ol>\n<li>the lock of <code>this</code> is acquired"), page);
    assertEquals(3, page.split("<mark>", -1).length - 1);
  }

  @Test
  void obeysNoNameOfAScannedProject() {
    String name = "<img src=x onerror=alert(1)>\"'@RULES@.java";
    String page = page(List.of(Sample.finding(name, "`<script>alert(1)</script>` $1 \\ ")));
    assertFalse(page.contains("<img"));
    assertFalse(page.contains("<script>alert"));
    assertEquals(5, page.split("@RULES@", -1).length - 1);
  }
}
