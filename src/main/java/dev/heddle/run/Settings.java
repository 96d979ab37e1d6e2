package dev.heddle.run;

import dev.heddle.flow.Confidence;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What one scan shall do.
 *
 * @param release Java release of the sources, 0: read it from the build files
 * @param enabled rules switched on besides the default ones
 * @param only if not empty, just these rules
 * @param threads number of workers, at least 1
 * @param config what the project configures; what it says of rules is weaker than the sets above,
 *     its release, confidence and depth count only through the components above
 * @param named how the files among the paths are treated
 * @param progress told how far the scan is
 */
public record Settings(
    List<Path> paths,
    Set<String> enabled,
    Set<String> disabled,
    Set<String> only,
    Confidence minConfidence,
    int release,
    int callDepth,
    List<Path> classPath,
    int threads,
    Config config,
    NamedFiles named,
    Progress progress) {
  /** Settings of a scan that does nothing special with named files, and that nobody watches. */
  public Settings(
      List<Path> paths,
      Set<String> enabled,
      Set<String> disabled,
      Set<String> only,
      Confidence minConfidence,
      int release,
      int callDepth,
      List<Path> classPath,
      int threads,
      Config config) {
    this(
        paths,
        enabled,
        disabled,
        only,
        minConfidence,
        release,
        callDepth,
        classPath,
        threads,
        config,
        NamedFiles.PLAIN,
        Progress.NONE);
  }

  /** These settings with another treatment of named files. */
  public Settings with(NamedFiles other) {
    return with(other, progress);
  }

  /** These settings, watched by somebody. */
  public Settings with(Progress watcher) {
    return with(named, watcher);
  }

  private Settings with(NamedFiles other, Progress watcher) {
    return new Settings(
        paths,
        enabled,
        disabled,
        only,
        minConfidence,
        release,
        callDepth,
        classPath,
        threads,
        config,
        other,
        watcher);
  }

  /** The release that the user said, on the command line or in the configuration, or null. */
  JavaRelease saidRelease() {
    if (release == 0) {
      return null;
    }
    boolean configured = config.javaRelease().equals(OptionalInt.of(release));
    return new JavaRelease(release, configured ? "from heddle.toml" : "--java-release");
  }
}
