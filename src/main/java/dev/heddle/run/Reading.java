package dev.heddle.run;

import dev.heddle.code.SignatureIndex;
import dev.heddle.code.Workers;
import dev.heddle.fact.FileFacts;
import dev.heddle.flow.Assumptions;
import dev.heddle.flow.Program;
import dev.heddle.rule.Pages;
import java.nio.file.Files;
import java.util.List;

/**
 * The sources of one run, read and taken apart.
 *
 * @param sources the files asked about
 * @param release the Java release assumed for them
 * @param workers those who share the work
 * @param facts of those files and of the ones around them
 */
record Reading(
    SourceList sources,
    JavaRelease release,
    Assumptions assumptions,
    Analysis analysis,
    Workers workers,
    List<FileFacts> facts) {
  /**
   * Reads what settings name.
   *
   * @throws UsageError for a missing path or no Java files
   */
  static Reading of(Settings settings, Pages pages) {
    Config config = settings.config();
    NamedFiles named = settings.named();
    PathFilter filter = config.filter(ScanRoot.of(settings.paths(), named).folder());
    SourceList sources = SourceWalk.list(settings.paths(), filter, named);
    SourceList analysed = isAlone(settings) ? sources : Surroundings.around(sources, filter);
    JavaReleases releases = new JavaReleases(sources, settings.saidRelease());
    JavaRelease release = releases.ofAll(sources.files().keySet());
    Assumptions assumptions =
        new Assumptions(
            release.number(),
            release.reason(),
            settings.callDepth(),
            ProjectProperties.read(analysed).of(""));
    Workers workers = new Workers(settings.threads());
    Analysis analysis =
        new Analysis(
            Scan.catalog(config),
            List.of(SignatureIndex.load()),
            pages,
            workers,
            settings.progress());
    List<FileFacts> facts =
        analysis.facts(
            List.copyOf(analysed.files().keySet()),
            (path, problems) -> analysed.read(path, problems).orElse(null));
    return new Reading(sources, release, assumptions, analysis, workers, facts);
  }

  /** All of it, linked. */
  Program program() {
    return analysis.link(facts, assumptions);
  }

  /** Whether folders are scanned, which are their own surroundings, or nothing at all. */
  private static boolean isAlone(Settings settings) {
    return settings.named().alone()
        || settings.paths().isEmpty()
        || settings.paths().stream().anyMatch(Files::isDirectory);
  }
}
