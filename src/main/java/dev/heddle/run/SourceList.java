package dev.heddle.run;

import dev.heddle.code.Problem;
import dev.heddle.code.SourceFile;
import dev.heddle.code.SourceReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The files that a scan reads.
 *
 * @param root the folder that all paths are relative to
 * @param repository whether the root is the top of a git repository
 * @param files the place of each Java file by its path relative to the root
 * @param properties likewise the `application.properties` and `application.yml` files met
 * @param skipped what was left out and why, sorted by path
 * @param problems folders that could not be read
 * @param unsaved texts that take the place of those of files, by path
 */
public record SourceList(
    Path root,
    boolean repository,
    NavigableMap<String, Path> files,
    NavigableMap<String, Path> properties,
    List<Skipped> skipped,
    List<Problem> problems,
    Map<String, String> unsaved) {
  /** Files whose texts are all saved. */
  public SourceList(
      Path root,
      boolean repository,
      NavigableMap<String, Path> files,
      NavigableMap<String, Path> properties,
      List<Skipped> skipped,
      List<Problem> problems) {
    this(root, repository, files, properties, skipped, problems, Map.of());
  }

  /** The source of one of the files; empty after a problem was told. */
  Optional<SourceFile> read(String path, Consumer<? super Problem> tell) {
    String text = unsaved.get(path);
    return text != null
        ? Optional.of(SourceFile.of(path, text))
        : new SourceReader().read(files.get(path), path, tell);
  }

  /**
   * Something that a walk left out.
   *
   * @param path relative to the root
   * @param reason such as `build output` or `ignored by .gitignore`
   */
  public record Skipped(String path, String reason) {}
}
