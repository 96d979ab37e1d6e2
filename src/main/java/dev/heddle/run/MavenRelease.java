package dev.heddle.run;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads the Java release off a `pom.xml`: the configuration of the compiler plugin first, then the
 * well-known properties, both with what the parents in the tree say.
 */
final class MavenRelease {
  private static final int MAX_PARENTS = 20;
  private static final int MAX_REFERENCES = 20;

  /** In the order in which they win; `java.version` is the one of Spring Boot and many others. */
  private static final List<String> PROPERTIES =
      List.of(
          "maven.compiler.release",
          "maven.compiler.target",
          "maven.compiler.source",
          "java.version");

  private final Path ceiling;
  private final Map<Path, Optional<Pom>> poms = new HashMap<>();

  /**
   * @param ceiling the topmost folder that a parent may be in
   */
  MavenRelease(Path ceiling) {
    this.ceiling = ceiling;
  }

  /** What the `pom.xml` of a folder says, empty if there is none or it says nothing. */
  Optional<JavaReleases.Said> in(Path folder) {
    Map<String, Sourced> properties = new HashMap<>();
    Map<String, Sourced> plugin = new HashMap<>();
    Optional<Pom> pom = read(folder.resolve("pom.xml"));
    for (int i = 0; pom.isPresent() && i < MAX_PARENTS; i++) {
      Path file = pom.get().file();
      pom.get().properties().forEach((k, v) -> properties.putIfAbsent(k, new Sourced(v, file)));
      pom.get().compiler().forEach((k, v) -> plugin.putIfAbsent(k, new Sourced(v, file)));
      pom = parentOf(pom.get());
    }
    return firstOf(plugin, List.of("release"), properties)
        .or(() -> firstOf(properties, List.of("maven.compiler.release"), properties))
        .or(() -> firstOf(plugin, List.of("target", "source"), properties))
        .or(() -> firstOf(properties, PROPERTIES, properties));
  }

  private record Sourced(String value, Path file) {}

  private static Optional<JavaReleases.Said> firstOf(
      Map<String, Sourced> values, List<String> keys, Map<String, Sourced> properties) {
    for (String key : keys) {
      Sourced value = values.get(key);
      OptionalInt number =
          value == null
              ? OptionalInt.empty()
              : JavaRelease.parse(resolve(value.value(), properties));
      if (number.isPresent()) {
        return Optional.of(new JavaReleases.Said(number.getAsInt(), value.file()));
      }
    }
    return Optional.empty();
  }

  /** Follows a value that is one reference, `${java.version}`, as long as it leads on. */
  private static String resolve(String value, Map<String, Sourced> properties) {
    String current = value.strip();
    for (int i = 0; i < MAX_REFERENCES; i++) {
      if (!current.startsWith("${") || !current.endsWith("}")) {
        return current;
      }
      Sourced next = properties.get(current.substring(2, current.length() - 1).strip());
      if (next == null) {
        return "";
      }
      current = next.value().strip();
    }
    return "";
  }

  private Optional<Pom> parentOf(Pom child) {
    if (child.parentPath().isEmpty()) {
      return Optional.empty();
    }
    Path file = child.file().getParent().resolve(child.parentPath().get()).normalize();
    if (!file.toString().endsWith(".xml")) {
      file = file.resolve("pom.xml");
    }
    return file.startsWith(ceiling)
        ? read(file).filter(parent -> parent.artifact().equals(child.parentArtifact()))
        : Optional.empty();
  }

  private Optional<Pom> read(Path file) {
    return poms.computeIfAbsent(file, Pom::read);
  }
}
