package dev.heddle.run;

import dev.heddle.catalog.Catalog;
import dev.heddle.catalog.CatalogException;
import dev.heddle.catalog.CatalogReader;
import dev.heddle.code.Problem;
import dev.heddle.rule.Pages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One scan of a code base: what to read, what to assume, what to report. */
public final class Scan {
  private Scan() {}

  /**
   * Runs a scan.
   *
   * @throws UsageError for a missing path, no Java files, an unknown rule
   */
  public static ScanResult run(Settings settings) {
    long start = System.nanoTime();
    Pages pages = Pages.load();
    Config config = settings.config();
    Reading reading = Reading.of(settings, pages);
    SourceList sources = reading.sources();
    JavaRelease release = reading.release();
    RuleChoice choice = new RuleChoice(pages.all(), config, settings, sources.root());
    Analysis.Outcome outcome =
        reading.analysis().of(reading.facts(), sources.files()::containsKey, reading.assumptions());
    List<Problem> problems = new ArrayList<>(sources.problems());
    problems.addAll(outcome.problems());
    Verdicts.Outcome verdicts =
        new Verdicts(sources, choice, settings.minConfidence(), reading.workers()).of(outcome);
    return new ScanResult(
        sources.root(),
        verdicts.reported(),
        problems,
        outcome.failures(),
        sources.files().size(),
        outcome.bodies(),
        release.number(),
        release.reason(),
        verdicts.suppressed(),
        new Baseline.Scope(sources.root(), sources.files().keySet(), choice.active()),
        sources.unsaved(),
        (System.nanoTime() - start) / 1_000_000);
  }

  /** The catalog with the project's own knowledge put before it. */
  static Catalog catalog(Config config) {
    if (config.catalog().isEmpty()) {
      return Catalog.load();
    }
    String file = config.file().map(Path::toString).orElse(ConfigReader.FILE_NAME);
    try {
      return Catalog.load().with(CatalogReader.read(file, config.catalog()));
    } catch (CatalogException e) {
      throw new UsageError(e.getMessage(), e);
    }
  }
}
