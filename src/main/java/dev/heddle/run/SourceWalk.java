package dev.heddle.run;

import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Finds the Java files below some paths, in an order that depends on their names alone.
 *
 * <p>Left out are folders of version control, build output and generated sources, what `.gitignore`
 * or the configuration excludes, and links: what a link inside the root leads to is found where it
 * is. A path that the user named is taken whatever its name is.
 */
public final class SourceWalk {
  private static final Set<String> PROPERTY_FILES =
      Set.of("application.properties", "application.yml", "application.yaml");
  private static final int NAMED_IN_MESSAGE = 3;

  private final ScanRoot root;
  private final PathFilter filter;
  private final NavigableMap<String, Path> files = new TreeMap<>();
  private final NavigableMap<String, Path> properties = new TreeMap<>();
  private final NavigableMap<String, String> skipped = new TreeMap<>();
  private final List<Problem> problems = new ArrayList<>();

  private SourceWalk(ScanRoot root, PathFilter filter) {
    this.root = root;
    this.filter = filter;
  }

  /** The root that {@link #list} would use: the configuration is looked up before the walk. */
  public static Path rootOf(List<Path> paths) {
    return ScanRoot.of(paths).folder();
  }

  /**
   * The files below some paths.
   *
   * @param paths files or folders; none means the working directory
   * @param filter the paths that the configuration takes in
   * @param filterNamed whether the filter holds for named files, too (an editor or a commit hook
   *     names files that the configuration may exclude); then an empty result is no error
   * @throws UsageError if a path is missing or there is no Java file
   */
  public static SourceList list(List<Path> paths, PathFilter filter, boolean filterNamed) {
    return list(paths, filter, new NamedFiles(filterNamed, true, Optional.empty()));
  }

  /** Likewise, where one of the files need not exist. */
  static SourceList list(List<Path> paths, PathFilter filter, NamedFiles named) {
    boolean filterNamed = named.filtered();
    ScanRoot root = ScanRoot.of(paths, named);
    SourceWalk walk = new SourceWalk(root, filter);
    for (Path start : walk.root.starts()) {
      if (Files.isDirectory(start)) {
        walk.enterNamed(start);
      } else {
        walk.takeNamed(start, filterNamed);
      }
    }
    walk.problems.sort(Comparator.comparing(Problem::site));
    if (walk.files.isEmpty() && !filterNamed) {
      throw new UsageError(walk.nothingFound(paths));
    }
    List<SourceList.Skipped> skipped = new ArrayList<>();
    walk.skipped.forEach((path, reason) -> skipped.add(new SourceList.Skipped(path, reason)));
    return new SourceList(
        walk.root.folder(),
        walk.root.repository(),
        walk.files,
        walk.properties,
        List.copyOf(skipped),
        List.copyOf(walk.problems),
        walk.unsaved(paths, named));
  }

  private Map<String, String> unsaved(List<Path> paths, NamedFiles named) {
    Map<String, String> texts = new TreeMap<>();
    for (int i = 0; i < paths.size(); i++) {
      if (named.isUnsaved(paths.get(i))) {
        texts.put(root.nameOf(root.starts().get(i)), named.unsaved().orElseThrow().text());
      }
    }
    return texts;
  }

  private void takeNamed(Path file, boolean filterNamed) {
    String name = root.nameOf(file);
    if (!name.endsWith(".java")) {
      skipped.put(name, "not a Java file");
    } else if (filterNamed && !filter.takes(name)) {
      skipped.put(name, "excluded by the configuration");
    } else {
      files.put(name, file);
    }
  }

  /** Enters a folder that the user named, under the ignore files of the folders above it. */
  private void enterNamed(Path start) {
    Ignores ignores = Ignores.ofRoot(root.folder());
    Path at = root.folder();
    if (!start.equals(at)) {
      for (Path segment : at.relativize(start)) {
        at = at.resolve(segment);
        ignores = ignores.enter(root.nameOf(at), at);
      }
    }
    walk(start, ignores);
  }

  private void walk(Path folder, Ignores ignores) {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        visit(entry, ignores);
      }
    } catch (IOException | DirectoryIteratorException e) {
      String name = root.nameOf(folder);
      problems.add(new Problem(new Site(name, Span.NONE), "the folder cannot be read"));
    }
  }

  private void visit(Path entry, Ignores ignores) throws IOException {
    BasicFileAttributes kind = attributes(entry);
    String name = root.nameOf(entry);
    if (kind == null) {
      return; // vanished meanwhile
    }
    if (kind.isDirectory()) {
      visitFolder(entry, name, ignores);
    } else if (name.endsWith(".java")) {
      visitFile(entry, name, kind, ignores);
    } else if (kind.isRegularFile() && PROPERTY_FILES.contains(entry.getFileName().toString())) {
      properties.put(name, entry);
    }
  }

  private void visitFolder(Path folder, String name, Ignores ignores) {
    String reason = OutputFolders.reasonToSkip(folder);
    if (reason == null && ignores.ignores(name, true)) {
      reason = "ignored by .gitignore";
    }
    if (reason == null && filter.excludesFolder(name)) {
      reason = "excluded by the configuration";
    }
    if (reason == null) {
      walk(folder, ignores.enter(name, folder));
    } else {
      skipped.put(name, reason);
    }
  }

  private void visitFile(Path file, String name, BasicFileAttributes kind, Ignores ignores) {
    if (kind.isSymbolicLink()) {
      skipped.put(name, "symbolic link");
    } else if (!kind.isRegularFile()) {
      skipped.put(name, "not a regular file");
    } else if (ignores.ignores(name, false)) {
      skipped.put(name, "ignored by .gitignore");
    } else if (!filter.takes(name)) {
      skipped.put(name, "excluded by the configuration");
    } else {
      files.put(name, file);
    }
  }

  private static BasicFileAttributes attributes(Path entry) {
    try {
      return Files.readAttributes(entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (IOException vanished) {
      return null;
    }
  }

  private String nothingFound(List<Path> paths) {
    String where =
        paths.isEmpty()
            ? "the working directory"
            : paths.stream().map(path -> "`" + path + "`").collect(Collectors.joining(", "));
    Map<String, List<String>> byReason = new LinkedHashMap<>();
    skipped.forEach(
        (path, reason) -> byReason.computeIfAbsent(reason, r -> new ArrayList<>()).add(path));
    StringBuilder message = new StringBuilder("no Java files to scan in ").append(where);
    String separator = "; skipped: ";
    for (Map.Entry<String, List<String>> entry : byReason.entrySet()) {
      message.append(separator).append(entry.getKey()).append(' ').append(someOf(entry.getValue()));
      separator = ", ";
    }
    return message.append("; name a folder or file with Java sources").toString();
  }

  private static String someOf(List<String> paths) {
    String named =
        paths.stream()
            .limit(NAMED_IN_MESSAGE)
            .map(path -> "`" + path + "`")
            .collect(Collectors.joining(" "));
    int more = paths.size() - NAMED_IN_MESSAGE;
    return more > 0 ? named + " and " + more + " more" : named;
  }
}
