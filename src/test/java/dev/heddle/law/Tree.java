package dev.heddle.law;

import static java.util.stream.Collectors.toCollection;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The working tree of this project, as the laws read it. All paths are relative to its root. */
final class Tree {
  static final Path MAIN = Path.of("src/main/java/dev/heddle");
  static final Path TEST = Path.of("src/test/java/dev/heddle");
  static final Path RULES = Path.of("rules");
  static final Path TESTDATA = Path.of("testdata");

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private Tree() {}

  /** The Java files below a folder in path order, package-info files excepted. */
  static List<Path> javaFiles(Path folder) {
    return files(folder)
        .filter(file -> file.toString().endsWith(".java"))
        .filter(file -> !file.endsWith("package-info.java"))
        .toList();
  }

  /** The classes that implement a rule, in path order: `rule/<family>/<Name>.java`. */
  static List<Path> ruleFiles() {
    return javaFiles(MAIN.resolve("rule")).stream()
        .filter(file -> MAIN.relativize(file).getNameCount() == 3)
        .filter(file -> text(file).contains(" implements Rule "))
        .toList();
  }

  /** The pages of the rules in path order: `rules/<id>.md`. */
  static List<Path> pages() {
    return children(RULES)
        .filter(file -> file.toString().endsWith(".md") && !file.endsWith("README.md"))
        .toList();
  }

  /** The names of the folders directly below a folder. */
  static SortedSet<String> folders(Path folder) {
    return children(folder)
        .filter(Files::isDirectory)
        .map(child -> child.getFileName().toString())
        .collect(toCollection(TreeSet::new));
  }

  /** The file name up to its extension: the class name of a source, the id of a page. */
  static String stem(Path file) {
    return file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
  }

  /** The id of the rule that a class of this name implements. */
  static String id(String className) {
    return HUMP.matcher(className).replaceAll("-").toLowerCase(Locale.ROOT);
  }

  /** The Javadoc of the first type of a source, its lines joined, inline code in backticks. */
  static Optional<String> javadoc(Path source) {
    Matcher comment =
        Pattern.compile("/\\*\\*(.*?)\\*/\\s*(?:@\\w+\\s*)*public ", Pattern.DOTALL)
            .matcher(text(source));
    return comment.find()
        ? Optional.of(
            comment
                .group(1)
                .replaceAll("(?m)^\\s*\\* ?", " ")
                .replaceAll("\\{@code ([^}]*)\\}", "`$1`")
                .replaceAll("\\s+", " ")
                .strip())
        : Optional.empty();
  }

  /** The text of a file; a byte that is not UTF-8 is replaced. */
  static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Every file that is, or is about to be, in version control, in path order. */
  static List<Path> tracked() {
    try {
      Process git =
          new ProcessBuilder("git", "ls-files", "-z", "-co", "--exclude-standard")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String names = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (git.waitFor() == 0) {
        return Stream.of(names.split("\0", -1)).map(Path::of).filter(Files::isRegularFile).toList();
      }
    } catch (IOException noGit) {
      // A source archive, or a machine without git: everything but the build output.
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    return files(Path.of("")).filter(file -> !file.startsWith("target")).toList();
  }

  private static Stream<Path> files(Path folder) {
    return Files.isDirectory(folder.toAbsolutePath())
        ? list(folder, Integer.MAX_VALUE).filter(Files::isRegularFile)
        : Stream.empty();
  }

  private static Stream<Path> children(Path folder) {
    return Files.isDirectory(folder) ? list(folder, 1).skip(1) : Stream.empty();
  }

  private static Stream<Path> list(Path folder, int depth) {
    try (Stream<Path> paths = Files.walk(folder, depth)) {
      return paths.sorted().toList().stream();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
