package dev.heddle.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads the Java release off Gradle files without running them: the usual ways to write a release,
 * with a number, a name from the same file, from `gradle.properties` or from the version catalog.
 */
final class GradleRelease {
  static final List<String> BUILD_FILES = List.of("build.gradle", "build.gradle.kts");

  private static final int MAX_SHARED_FILES = 200;
  private static final String VALUE = "[\\s=(]*+([\\w.$\"'{}]++(?:\\(\\))?)";

  /** In the order in which they win. */
  private static final List<Pattern> SETTINGS =
      Stream.of(
              "\\boptions\\.release(?:\\.set|\\.convention)?" + VALUE,
              "\\brelease\\.set" + VALUE,
              "\\bsetSourceCompatibility\\b" + VALUE,
              "\\bsourceCompatibility\\b(?:\\s*+=\\s*+JavaVersion\\.toVersion)?" + VALUE,
              "\\btargetCompatibility\\b(?:\\s*+=\\s*+JavaVersion\\.toVersion)?" + VALUE,
              "\\bJavaLanguageVersion\\.of" + VALUE,
              "\\bjvmToolchain\\b" + VALUE)
          .map(Pattern::compile)
          .toList();

  /** Where builds keep settings that several modules share. */
  private static final List<String> SHARED = List.of("buildSrc", "build-logic", "gradle");

  private final Path ceiling;

  /**
   * @param ceiling the topmost folder of the project, whose shared settings hold below it
   */
  GradleRelease(Path ceiling) {
    this.ceiling = ceiling;
  }

  /** What the Gradle files of a folder say, empty if there are none or they say nothing. */
  Optional<JavaReleases.Said> in(Path folder) {
    Stream<Path> own = BUILD_FILES.stream().map(folder::resolve).filter(Files::isRegularFile);
    return Stream.concat(own, SHARED.stream().flatMap(name -> scriptsIn(folder.resolve(name))))
        .flatMap(file -> read(file, folder).stream())
        .findFirst();
  }

  private static Stream<Path> scriptsIn(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> below = Files.walk(folder, 8)) {
      return below
          .limit(MAX_SHARED_FILES)
          .filter(file -> file.toString().endsWith(".gradle") || file.toString().endsWith(".kts"))
          .filter(file -> BUILD_FILES.stream().noneMatch(file::endsWith))
          .filter(Files::isRegularFile)
          .sorted()
          .toList()
          .stream();
    } catch (IOException | java.io.UncheckedIOException unreadable) {
      return Stream.empty();
    }
  }

  private Optional<JavaReleases.Said> read(Path file, Path folder) {
    String text = textOf(file);
    for (Pattern setting : SETTINGS) {
      Matcher matcher = setting.matcher(text);
      while (matcher.find()) {
        OptionalInt number = numberOf(matcher.group(1), text, folder, 0);
        if (number.isPresent()) {
          return Optional.of(new JavaReleases.Said(number.getAsInt(), file));
        }
      }
    }
    return Optional.empty();
  }

  private OptionalInt numberOf(String written, String text, Path folder, int depth) {
    String value =
        written.replaceAll("[\"'${}]", "").replaceAll("\\.(?:toInt|get|asInt)\\(\\)", "");
    OptionalInt number = JavaRelease.parse(value);
    if (number.isPresent() || depth > 3 || value.isEmpty()) {
      return number;
    }
    if (value.startsWith("libs.versions.")) {
      return inVersionCatalog(value.substring("libs.versions.".length()));
    }
    String name = value.substring(value.lastIndexOf('.') + 1);
    Pattern definition =
        Pattern.compile(
            "\\b" + Pattern.quote(name) + "(?:\\s*+:\\s*+\\w++)?\\s*+=\\s*+([\\w.\"']++)");
    for (String place : List.of(text, properties(folder), properties(ceiling), script(ceiling))) {
      Matcher matcher = definition.matcher(place);
      if (matcher.find() && !matcher.group(1).equals(written)) {
        return numberOf(matcher.group(1), text, folder, depth + 1);
      }
    }
    return OptionalInt.empty();
  }

  /** Gradle reads a dash, an underline and a dot of a catalog's key as the same. */
  private OptionalInt inVersionCatalog(String accessor) {
    String key = Pattern.quote(accessor).replace(".", "\\E[-_.]\\Q");
    String text = textOf(ceiling.resolve("gradle").resolve("libs.versions.toml"));
    Matcher matcher =
        Pattern.compile("(?m)^\\s*+" + key + "\\s*+=\\s*+\"([\\d.]++)\"").matcher(text);
    return matcher.find() ? JavaRelease.parse(matcher.group(1)) : OptionalInt.empty();
  }

  private static String properties(Path folder) {
    return textOf(folder.resolve("gradle.properties"));
  }

  private static String script(Path folder) {
    return BUILD_FILES.stream()
        .map(name -> textOf(folder.resolve(name)))
        .reduce("", String::concat);
  }

  private static String textOf(Path file) {
    try {
      return Files.isRegularFile(file) ? withoutComments(Texts.read(file)) : "";
    } catch (IOException unreadable) {
      return "";
    }
  }

  /** So that a setting that is commented out does not count. */
  private static String withoutComments(String script) {
    StringBuilder kept = new StringBuilder(script.length());
    char quote = 0;
    for (int at = 0; at < script.length(); at++) {
      char character = script.charAt(at);
      boolean blockComment = quote == 0 && script.startsWith("/*", at);
      boolean lineComment =
          quote == 0 && script.startsWith("//", at) && (at == 0 || script.charAt(at - 1) != ':');
      if (blockComment || lineComment) {
        int end = script.indexOf(blockComment ? "*/" : "\n", at + 2);
        if (end < 0) {
          break;
        }
        at = blockComment ? end + 1 : end - 1;
        continue;
      }
      kept.append(character);
      if (character == quote || character == '\n') {
        quote = 0;
      } else if (quote == 0 && (character == '"' || character == '\'')) {
        quote = character;
      }
    }
    return kept.toString();
  }
}
