package dev.heddle.ui.sarif;

import dev.heddle.rule.Finding;
import dev.heddle.ui.format.ContextHash;
import dev.heddle.ui.format.Sources;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The keys by which GitHub and others know a finding again in the next report. */
final class Fingerprints {
  private static final String GITHUB = "primaryLocationLineHash";
  private static final String OWN = "heddleContext/v1";

  private final Sources sources;
  private final ContextHash contexts;
  private String hashedPath = "";
  private List<String> lineHashes = List.of();

  Fingerprints(Sources sources) {
    this.sources = sources;
    this.contexts = new ContextHash(sources);
  }

  /** Fingerprints by name; the one of GitHub is left out if the file cannot be read. */
  Map<String, String> of(Finding finding) {
    Map<String, String> fingerprints = new TreeMap<>();
    fingerprints.put(OWN, contexts.of(finding));
    String path = finding.site().path();
    int line = finding.site().span().line();
    if (sources.of(path).has(line)) {
      if (!path.equals(hashedPath)) {
        hashedPath = path;
        lineHashes = LineHash.of(sources.of(path).text());
      }
      fingerprints.put(GITHUB, lineHashes.get(line - 1));
    }
    return fingerprints;
  }
}
