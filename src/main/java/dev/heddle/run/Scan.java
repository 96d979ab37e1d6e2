package dev.heddle.run;

import dev.heddle.catalog.Catalog;
import dev.heddle.catalog.CatalogException;
import dev.heddle.catalog.CatalogReader;
import dev.heddle.code.Problem;
import dev.heddle.code.SignatureIndex;
import dev.heddle.code.TypeSource;
import dev.heddle.code.Workers;
import dev.heddle.fact.FileFacts;
import dev.heddle.flow.Assumptions;
import dev.heddle.rule.Pages;
import java.nio.file.Files;
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
   * @throws ScanFailure for a defect of Heddle, naming the file it was working on
   */
  public static ScanResult run(Settings settings) {
    long start = System.nanoTime();
    Pages pages = Pages.load();
    Config config = settings.config();
    NamedFiles named = settings.named();
    PathFilter filter = config.filter(ScanRoot.of(settings.paths(), named).folder());
    SourceList sources = SourceWalk.list(settings.paths(), filter, named);
    SourceList analysed = isAlone(settings) ? sources : Surroundings.around(sources, filter);
    RuleChoice choice = new RuleChoice(pages.all(), config, settings, sources.root());
    JavaReleases releases = new JavaReleases(sources, settings.saidRelease());
    JavaRelease release = releases.ofAll(sources.files().keySet());
    Assumptions assumptions =
        new Assumptions(
            release.number(), settings.callDepth(), ProjectProperties.read(analysed).of(""));
    List<TypeSource> libraries = new ArrayList<>();
    libraries.add(SignatureIndex.load());
    Analysis analysis =
        new Analysis(catalog(config), libraries, pages, new Workers(settings.threads()));
    List<FileFacts> facts =
        analysis.facts(
            List.copyOf(analysed.files().keySet()),
            (path, problems) -> analysed.read(path, problems).orElse(null));
    Analysis.Outcome outcome = analysis.of(facts, sources.files()::containsKey, assumptions);
    List<Problem> problems = new ArrayList<>(sources.problems());
    problems.addAll(outcome.problems());
    Verdicts.Outcome verdicts = new Verdicts(sources, choice, settings.minConfidence()).of(outcome);
    return new ScanResult(
        sources.root(),
        verdicts.reported(),
        problems,
        sources.files().size(),
        outcome.bodies(),
        release.number(),
        release.reason(),
        verdicts.suppressed(),
        new Baseline.Scope(sources.root(), sources.files().keySet(), choice.active()),
        sources.unsaved(),
        (System.nanoTime() - start) / 1_000_000);
  }

  /** Whether folders are scanned, which are their own surroundings, or nothing at all. */
  private static boolean isAlone(Settings settings) {
    return settings.named().alone()
        || settings.paths().isEmpty()
        || settings.paths().stream().anyMatch(Files::isDirectory);
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
