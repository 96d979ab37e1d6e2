package dev.heddle.run;

import dev.heddle.code.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The sources around some files: they are analysed as well, but nothing is said of them. */
final class Surroundings {
  private static final List<String> BUILD_FILES =
      List.of("pom.xml", "build.gradle", "build.gradle.kts", "BUILD", "BUILD.bazel");

  private Surroundings() {}

  /**
   * The files with those of their modules that matter to them.
   *
   * @param targets what somebody asked for; its root stays
   */
  static SourceList around(SourceList targets, PathFilter filter) {
    List<Path> modules =
        targets.files().values().stream()
            .map(file -> moduleOf(file, targets.root()))
            .distinct()
            .toList();
    SourceList all = SourceWalk.list(modules, filter, true);
    if (!all.root().equals(targets.root())) {
      return targets;
    }
    NavigableMap<String, Path> candidates = new TreeMap<>(all.files());
    candidates.putAll(targets.files());
    NavigableMap<String, Mentions> mentions = new TreeMap<>();
    SourceList near =
        new SourceList(
            targets.root(),
            targets.repository(),
            candidates,
            all.properties(),
            targets.skipped(),
            targets.problems(),
            targets.unsaved());
    for (String path : candidates.keySet()) {
      near.read(path, problem -> {})
          .map(SourceFile::text)
          .ifPresent(text -> mentions.put(path, Mentions.in(text)));
    }
    candidates.keySet().retainAll(new Neighbourhood(mentions).of(targets.files().keySet()));
    return near;
  }

  /** The nearest folder with a build file above a file, else the root. */
  static Path moduleOf(Path file, Path root) {
    for (Path at = file.getParent(); at != null && at.startsWith(root); at = at.getParent()) {
      Path folder = at;
      if (BUILD_FILES.stream().anyMatch(name -> Files.isRegularFile(folder.resolve(name)))) {
        return folder;
      }
    }
    return root;
  }
}
