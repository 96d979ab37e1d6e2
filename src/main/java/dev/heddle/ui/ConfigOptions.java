package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.Config;
import dev.heddle.run.ConfigReader;
import dev.heddle.run.RuleNames;
import dev.heddle.run.SourceWalk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which configuration counts. */
final class ConfigOptions {
  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration. Default: the `heddle.toml` nearest above the first path.")
  private Path file;

  @Option(names = "--no-config", description = "Read no configuration.")
  private boolean none;

  /**
   * The configuration of a scan.
   *
   * @throws dev.heddle.run.UsageError if something in it is wrong
   */
  Config read(List<Path> paths, Pages pages) {
    RuleNames names = new RuleNames(pages.all());
    return find(paths).map(found -> ConfigReader.read(found, names)).orElse(Config.NONE);
  }

  /** The file that counts, if there is one. */
  Optional<Path> find(List<Path> paths) {
    if (none) {
      return Optional.empty();
    }
    if (file != null) {
      return Optional.of(file);
    }
    boolean missing = paths.stream().anyMatch(path -> !Files.exists(path));
    return missing
        ? Optional.empty() // the scan says so
        : ConfigReader.find(paths.get(0), SourceWalk.rootOf(paths), Path.of(""));
  }
}
