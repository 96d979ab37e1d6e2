package dev.heddle.run;

import dev.heddle.catalog.Catalog;
import dev.heddle.code.Problem;
import dev.heddle.code.SignatureIndex;
import dev.heddle.code.SourceReader;
import dev.heddle.code.TypeSource;
import dev.heddle.code.Workers;
import dev.heddle.flow.Assumptions;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Page;
import dev.heddle.rule.Pages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One scan of a code base: what to read, what to assume, what to report. */
public final class Scan {
  private Scan() {}

  /**
   * Runs a scan.
   *
   * @throws UsageError for a missing path, no Java files, an unknown rule
   * @throws ScanFailure for a defect of Heddle, naming the file it was working on
   */
  public static ScanResult run(Settings settings) {
    long start = System.nanoTime();
    Pages pages = Pages.load();
    SourceList sources = SourceWalk.list(settings.paths(), PathFilter.ALL, false);
    JavaReleases releases = new JavaReleases(sources, settings.release());
    JavaRelease release = releases.ofAll(sources.files().keySet());
    Assumptions assumptions =
        new Assumptions(
            release.number(), settings.callDepth(), ProjectProperties.read(sources).of(""));
    List<TypeSource> libraries = new ArrayList<>();
    libraries.add(SignatureIndex.load());
    Analysis analysis =
        new Analysis(Catalog.load(), libraries, pages, new Workers(settings.threads()));
    SourceReader reader = new SourceReader();
    List<Map.Entry<String, Path>> files = List.copyOf(sources.files().entrySet());
    Analysis.Outcome outcome =
        analysis.of(
            files,
            (file, problems) -> reader.read(file.getValue(), file.getKey(), problems).orElse(null),
            assumptions);
    List<Problem> problems = new ArrayList<>(sources.problems());
    problems.addAll(outcome.problems());
    return new ScanResult(
        sources.root(),
        outcome.findings().stream().filter(f -> selected(f, settings, pages)).toList(),
        problems,
        files.size(),
        outcome.bodies(),
        release.number(),
        release.reason(),
        (System.nanoTime() - start) / 1_000_000);
  }

  private static boolean selected(Finding finding, Settings settings, Pages pages) {
    if (finding.confidence().compareTo(settings.minConfidence()) < 0) {
      return false;
    }
    String rule = finding.rule();
    if (!settings.only().isEmpty()) {
      return settings.only().contains(rule);
    }
    if (settings.disabled().contains(rule)) {
      return false;
    }
    return settings.enabled().contains(rule) || pages.find(rule).map(Page::enabled).orElse(true);
  }
}
