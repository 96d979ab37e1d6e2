package dev.heddle.ui.format;

import dev.heddle.code.Site;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Pages;
import dev.heddle.rule.Severity;
import dev.heddle.run.ScanResult;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a format writes: the result of a scan, the rule pages it refers to, the source it shows.
 *
 * @param version of Heddle
 * @param absolutePaths whether formats for people and editors write paths in full
 * @param color whether formats for people may use ANSI colours
 */
public record Report(
    ScanResult result,
    Pages pages,
    Sources sources,
    String version,
    boolean absolutePaths,
    boolean color) {

  /** The order in which findings deserve attention. */
  public static final Comparator<Finding> WORST_FIRST =
      Comparator.comparing(Finding::severity).thenComparing(Finding::confidence).reversed();

  /** The findings in the order path, line, column, rule. */
  public List<Finding> findings() {
    return result.findings();
  }

  /** The path of a place in the style that was asked for. */
  public String path(Site site) {
    return absolutePaths ? result.root().resolve(site.path()).toString() : site.path();
  }

  /** The findings of each file, by the path as shown. */
  public Map<String, List<Finding>> byPath() {
    return findings().stream()
        .collect(
            Collectors.groupingBy(
                finding -> path(finding.site()), LinkedHashMap::new, Collectors.toList()));
  }

  /** What is wrong and how to mend it, where a format has one text for both. */
  public static String advice(Finding finding) {
    return finding.fix().isEmpty() ? finding.message() : finding.message() + "; " + finding.fix();
  }

  /** A number with its noun, in the plural where there is not one. */
  public static String count(long number, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
  }

  /** How many findings are that bad. */
  public long count(Severity severity) {
    return findings().stream().filter(finding -> finding.severity() == severity).count();
  }
}
