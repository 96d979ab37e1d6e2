package dev.heddle.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells folders that tools write from folders that people write. */
final class OutputFolders {
  private static final Set<String> VERSION_CONTROL =
      Set.of(".git", ".hg", ".svn", ".bzr", "CVS", "_darcs", ".jj", ".sl");
  private static final Set<String> TOOLS = Set.of("node_modules", ".gradle", ".idea", ".settings");
  private static final Set<String> GENERATED =
      Set.of(
          "generated", "generated-sources", "generated-test-sources", "generated-src", "src-gen");
  private static final Set<String> OUTPUT = Set.of("target", "build", "out");
  private static final List<String> BUILD_FILES =
      List.of(
          "pom.xml",
          "build.gradle",
          "build.gradle.kts",
          "settings.gradle",
          "settings.gradle.kts",
          "build.xml");
  private static final List<String> ECLIPSE_FILES = List.of(".classpath", ".project");
  private static final int MAX_LOOKED_AT = 2000;
  private static final Pattern PACKAGE =
      Pattern.compile("^\\s*+(?:@[\\w.]++\\s++)*+package\\s++([\\w.]++)\\s*+;", Pattern.MULTILINE);

  private OutputFolders() {}

  /** Why a scan does not enter a folder, such as `build output`, or null if it does. */
  static String reasonToSkip(Path folder) {
    String name = folder.getFileName().toString();
    if (VERSION_CONTROL.contains(name)) {
      return "version control";
    }
    if (TOOLS.contains(name)) {
      return "tool folder";
    }
    if (GENERATED.contains(name)) {
      return "generated";
    }
    boolean output = OUTPUT.contains(name) && !isPackage(folder);
    boolean eclipse = name.equals("bin") && besideOneOf(folder, ECLIPSE_FILES);
    return output || (eclipse && !isPackage(folder)) ? "build output" : null;
  }

  /**
   * Whether a folder called `build` holds the package `com.acme.build`, not the output of a build:
   * the package of some file below covers its name.
   */
  private static boolean isPackage(Path folder) {
    if (besideOneOf(folder, BUILD_FILES)) {
      return false;
    }
    try (Stream<Path> below = Files.walk(folder)) {
      return below
          .limit(MAX_LOOKED_AT)
          .filter(file -> file.getFileName().toString().endsWith(".java"))
          .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .findFirst()
          .filter(file -> packageCovers(file, folder))
          .isPresent();
    } catch (IOException | java.io.UncheckedIOException unreadable) {
      return false;
    }
  }

  private static boolean packageCovers(Path file, Path folder) {
    int below =
        folder.relativize(file.getParent()).toString().isEmpty()
            ? 0
            : folder.relativize(file.getParent()).getNameCount();
    String[] segments = packageOf(file).split("\\.");
    int at = segments.length - 1 - below;
    return at >= 0 && segments[at].equals(folder.getFileName().toString());
  }

  private static String packageOf(Path file) {
    try {
      Matcher declaration = PACKAGE.matcher(Texts.read(file));
      return declaration.find() ? declaration.group(1) : "";
    } catch (IOException unreadable) {
      return "";
    }
  }

  private static boolean besideOneOf(Path folder, List<String> names) {
    return names.stream().anyMatch(name -> Files.exists(folder.resolveSibling(name)));
  }
}
