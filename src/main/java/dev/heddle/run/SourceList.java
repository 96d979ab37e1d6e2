package dev.heddle.run;

import dev.heddle.code.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;

/**
 * The files that a scan reads.
 *
 * @param root the folder that all paths are relative to
 * @param repository whether the root is the top of a git repository
 * @param files the place of each Java file by its path relative to the root
 * @param properties likewise the `application.properties` and `application.yml` files met
 * @param skipped what was left out and why, sorted by path
 * @param problems folders that could not be read
 */
public record SourceList(
    Path root,
    boolean repository,
    SortedMap<String, Path> files,
    SortedMap<String, Path> properties,
    List<Skipped> skipped,
    List<Problem> problems) {

  /**
   * Something that a walk left out.
   *
   * @param path relative to the root
   * @param reason such as `build output` or `ignored by .gitignore`
   */
  public record Skipped(String path, String reason) {}
}
