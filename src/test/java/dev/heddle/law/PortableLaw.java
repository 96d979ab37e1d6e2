package dev.heddle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The project builds anywhere: no file names a path of one machine or the host of a registry. */
@Tag("law")
class PortableLaw {
  private static final Pattern MACHINE_PATH =
      Pattern.compile("(?<![\\w.}~-])/(work|tmp|root|home|Users)/[\\w.-]+/|[A-Z]:\\\\Users\\\\");
  private static final Pattern REGISTRY_HOST =
      Pattern.compile(
          "repo\\d?\\.maven\\.|maven\\.org|sonatype\\.|npmjs\\.(org|com)|deb\\.debian\\."
              + "|security\\.debian\\.|pypi\\.org|plugins\\.gradle\\.|jcenter\\.");

  @Test
  void noFileNamesAPathOfOneMachine() {
    assertEquals(List.of(), lines(MACHINE_PATH));
  }

  @Test
  void noFileNamesTheHostOfARegistry() {
    assertEquals(List.of(), lines(REGISTRY_HOST));
  }

  private static List<String> lines(Pattern pattern) {
    List<String> found = new ArrayList<>();
    for (Path file : Tree.tracked()) {
      if (isOthersText(file)) {
        continue;
      }
      int number = 0;
      for (String line : Tree.text(file).split("\n", -1)) {
        number++;
        if (pattern.matcher(line).find()) {
          found.add(file + ":" + number + ": " + line.strip());
        }
      }
    }
    return found;
  }

  /** Programs to scan, and texts that tests compare with, may say what they like. */
  private static boolean isOthersText(Path file) {
    return file.startsWith(Tree.TESTDATA) || file.startsWith("src/test/resources");
  }
}
