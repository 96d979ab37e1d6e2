package dev.heddle.ui.format;

import dev.heddle.code.Site;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Pages;
import dev.heddle.rule.Severity;
import dev.heddle.run.ScanResult;
import java.util.List;

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

  public List<Finding> findings() {
    return result.findings();
  }

  /** The path of a place in the style that was asked for. */
  public String path(Site site) {
    return absolutePaths ? result.root().resolve(site.path()).toString() : site.path();
  }

  /** How many findings are that bad. */
  public long count(Severity severity) {
    return findings().stream().filter(finding -> finding.severity() == severity).count();
  }
}
