package dev.heddle.ui;

import dev.heddle.flow.Confidence;
import dev.heddle.run.Config;
import dev.heddle.run.Settings;
import dev.heddle.run.UsageError;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** How the source is analysed. */
final class EngineOptions {
  private static final int READ_FROM_BUILD = 0;
  private static final int OLDEST_RELEASE = 5;
  private static final int CALL_DEPTH = 8;

  @Option(
      names = "--java-release",
      paramLabel = "N",
      description =
          "Java release of the source. Default: from pom.xml or build.gradle, else the newest"
              + " known.")
  private Integer release;

  @Option(
      names = "--min-confidence",
      paramLabel = "LEVEL",
      description = "Least confidence of a finding: weak, default or certain. Default: default.")
  private Confidence minConfidence;

  @Option(
      names = "--call-depth",
      paramLabel = "N",
      description = "Longest trail through calls. Default: 8.")
  private Integer callDepth;

  @Option(
      names = "--classpath",
      paramLabel = "PATHS",
      description =
          "Jars and class folders of the project's libraries; not needed, but more exact.")
  private String classPath = "";

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of workers. Default: one a processor.")
  private Integer threads;

  /** The settings of a scan of these paths; an option counts more than the configuration. */
  Settings settings(List<Path> paths, RuleOptions rules, Config config) {
    int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    atLeast(1, workers, "--threads");
    int depth = callDepth == null ? config.callDepth().orElse(CALL_DEPTH) : callDepth;
    atLeast(0, depth, "--call-depth");
    if (release != null) {
      atLeast(OLDEST_RELEASE, release, "--java-release");
    }
    return new Settings(
        paths,
        rules.enabled(),
        rules.disabled(),
        rules.only(),
        minConfidence == null ? config.minConfidence().orElse(Confidence.DEFAULT) : minConfidence,
        release == null ? config.javaRelease().orElse(READ_FROM_BUILD) : release,
        depth,
        classPath(),
        workers,
        config);
  }

  private List<Path> classPath() {
    List<Path> entries = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator)) {
      if (!entry.isEmpty()) {
        try {
          entries.add(Path.of(entry));
        } catch (InvalidPathException e) {
          throw new UsageError("--classpath: `" + entry + "` is no path: " + e.getReason());
        }
      }
    }
    return entries;
  }

  private static void atLeast(int least, int number, String option) {
    if (number < least) {
      throw new UsageError(option + " must be at least " + least + ", not " + number);
    }
  }
}
