package dev.heddle.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Says for which Java release a source is written: what the user said, else what the nearest build
 * file says, else the newest known one.
 *
 * <p>Nearest is the closest folder above the source whose `pom.xml` (with its parents) or Gradle
 * files say a release. Where the root is no repository the search goes on above it while that is
 * still the same project: so `heddle scan src/main/java` sees the build file two folders up. Not
 * thread-safe.
 */
public final class JavaReleases {
  private final Path root;
  private final Path ceiling;
  private final MavenRelease maven;
  private final GradleRelease gradle;
  private final Map<Path, Optional<JavaRelease>> byFolder = new HashMap<>();
  private final JavaRelease fixed;

  /**
   * @param said the release that the user said, null to read the build files
   */
  public JavaReleases(SourceList sources, JavaRelease said) {
    this.root = sources.root();
    this.ceiling = sources.repository() ? root : projectAbove(root);
    this.maven = new MavenRelease(ceiling);
    this.gradle = new GradleRelease(ceiling);
    this.fixed = said;
  }

  /** The release of one source, whose path is relative to the root. */
  public JavaRelease of(String path) {
    return ofFolder(folder(path));
  }

  private static String folder(String path) {
    return path.substring(0, Math.max(0, path.lastIndexOf('/')));
  }

  private JavaRelease ofFolder(String folder) {
    return fixed != null
        ? fixed
        : inFolder(root.resolve(folder).normalize()).orElse(JavaRelease.NEWEST);
  }

  /** The one release to name for a whole scan: the lowest of all sources, 25 for no sources. */
  public JavaRelease ofAll(Collection<String> paths) {
    List<JavaRelease> all =
        paths.stream().map(JavaReleases::folder).distinct().map(this::ofFolder).distinct().toList();
    JavaRelease lowest =
        all.stream().min(Comparator.comparingInt(JavaRelease::number)).orElse(JavaRelease.NEWEST);
    boolean several = all.stream().mapToInt(JavaRelease::number).distinct().count() > 1;
    return several
        ? new JavaRelease(lowest.number(), lowest.reason() + ", the lowest of the modules")
        : lowest;
  }

  private Optional<JavaRelease> inFolder(Path folder) {
    Optional<JavaRelease> known = byFolder.get(folder);
    if (known == null) {
      known = maven.in(folder).or(() -> gradle.in(folder)).map(said -> said.named(root));
      if (known.isEmpty() && !folder.equals(ceiling) && folder.getParent() != null) {
        known = inFolder(folder.getParent());
      }
      byFolder.put(folder, known);
    }
    return known;
  }

  /** The top folder of the project that a folder without repository belongs to. */
  private static Path projectAbove(Path folder) {
    Path top = folder;
    for (Path at = folder; at != null && at.getParent() != null; at = at.getParent()) {
      if (at.getFileName().toString().equals("src")) {
        top = at.getParent();
      }
    }
    while (top.getParent() != null && hasBuildFile(top.getParent())) {
      top = top.getParent();
    }
    return top;
  }

  private static boolean hasBuildFile(Path folder) {
    return Files.isRegularFile(folder.resolve("pom.xml"))
        || GradleRelease.BUILD_FILES.stream()
            .anyMatch(name -> Files.isRegularFile(folder.resolve(name)));
  }

  /** What a build file says; the reason is made when the root is known. */
  record Said(int number, Path file) {
    JavaRelease named(Path root) {
      String name = root.relativize(file).toString().replace('\\', '/');
      return new JavaRelease(number, "from " + name);
    }
  }
}
