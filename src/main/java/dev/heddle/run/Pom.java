package dev.heddle.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What one `pom.xml` says of itself, its parent and the Java release; no value is interpolated.
 *
 * @param artifact its artifact id
 * @param parentArtifact the artifact id of its parent, empty without a parent
 * @param parentPath where it says its parent is, relative to its folder; empty if it has none there
 * @param properties those of the project and of profiles that are active by default
 * @param compiler configuration of the compiler plugin: `release`, `source`, `target`
 */
record Pom(
    Path file,
    String artifact,
    String parentArtifact,
    Optional<String> parentPath,
    Map<String, String> properties,
    Map<String, String> compiler) {
  private static final List<String> COMPILER_SETTINGS = List.of("release", "target", "source");

  /** Reads a file; empty if it is missing or no well-formed XML. */
  static Optional<Pom> read(Path file) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return XmlElement.parse(Texts.read(file)).map(project -> of(file, project));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static Pom of(Path file, XmlElement project) {
    Optional<XmlElement> parent = project.child("parent");
    Optional<String> parentPath =
        parent
            .map(p -> p.child("relativePath").map(XmlElement::text).orElse("../pom.xml"))
            .filter(path -> !path.isBlank());
    Map<String, String> properties = new HashMap<>();
    Map<String, String> compiler = new HashMap<>();
    readInto(project, properties, compiler);
    project
        .all("profiles", "profile")
        .filter(Pom::isActiveByDefault)
        .forEach(profile -> readInto(profile, properties, compiler));
    return new Pom(
        file,
        project.child("artifactId").map(XmlElement::text).orElse(""),
        parent.flatMap(p -> p.child("artifactId")).map(XmlElement::text).orElse(""),
        parentPath,
        properties,
        compiler);
  }

  private static boolean isActiveByDefault(XmlElement profile) {
    return profile
        .all("activation", "activeByDefault")
        .anyMatch(element -> element.text().equals("true"));
  }

  private static void readInto(
      XmlElement model, Map<String, String> properties, Map<String, String> compiler) {
    model.all("properties", "*").forEach(p -> properties.put(p.name(), p.text()));
    Stream.concat(
            model.all("build", "plugins", "plugin"),
            model.all("build", "pluginManagement", "plugins", "plugin"))
        .filter(plugin -> plugin.has("artifactId", "maven-compiler-plugin"))
        .flatMap(Pom::configurations)
        .forEach(
            configuration ->
                COMPILER_SETTINGS.forEach(
                    setting ->
                        configuration
                            .child(setting)
                            .ifPresent(value -> compiler.putIfAbsent(setting, value.text()))));
  }

  /**
   * Those that hold for the main sources: of the plugin, and of its execution `default-compile`.
   */
  private static Stream<XmlElement> configurations(XmlElement plugin) {
    Stream<XmlElement> ofExecutions =
        plugin
            .all("executions", "execution")
            .filter(execution -> execution.has("id", "default-compile"))
            .flatMap(execution -> execution.all("configuration"));
    return Stream.concat(ofExecutions, plugin.all("configuration"));
  }
}
