package dev.heddle.run;

import static dev.heddle.run.IgnoreFile.Verdict.IGNORED;
import static dev.heddle.run.IgnoreFile.Verdict.KEPT;
import static dev.heddle.run.IgnoreFile.Verdict.SILENT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IgnoreFileTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      value = {
        // pattern, path, whether it matches
        "*.java, a/b/C.java, true",
        "*.java, a/b/C.jav, false",
        "/A.java, A.java, true",
        "/A.java, x/A.java, false",
        "a/B.java, a/B.java, true",
        "a/B.java, x/a/B.java, false",
        "**/a/B.java, x/y/a/B.java, true",
        "**/a/B.java, a/B.java, true",
        "a/**, a/x/y, true",
        "a/**, a, false",
        "a/**/b, a/b, true",
        "a/**/b, a/x/y/b, true",
        "a/**/b, a/x/y/c, false",
        "a*b, acccb, true",
        "a*b, ac/b, false",
        "a**b, axxb, true",
        "?.java, A.java, true",
        "?.java, AB.java, false",
        "[A-C].java, B.java, true",
        "[!A-C].java, B.java, false",
        "[^A-C].java, D.java, true",
        "[[:upper:]]x, Qx, true",
        "[]x]y, ]y, true",
        "[a, [a, false",
        "\\*.java, *.java, true",
        "\\*.java, A.java, false",
        "x\\, x\\, false",
        "build/, build, false",
        "**, a/b, true",
        "*, a/b, true",
      })
  void matchesAsGitDoes(String pattern, String path, boolean expected) {
    IgnoreFile.Verdict verdict = IgnoreFile.parse(pattern).verdict(path, false);
    assertEquals(expected ? IGNORED : SILENT, verdict);
  }

  @Test
  void aSlashAtTheEndMeansFoldersOnly() {
    IgnoreFile file = IgnoreFile.parse("build/");
    assertEquals(IGNORED, file.verdict("x/build", true));
    assertEquals(SILENT, file.verdict("x/build", false));
  }

  @Test
  void theLastMatchDecides() {
    IgnoreFile file = IgnoreFile.parse("*.java\r\n# note\r\n\r\n!Keep.java  \r\n\\#x\nsp\\ \n");
    assertEquals(IGNORED, file.verdict("A.java", false));
    assertEquals(KEPT, file.verdict("a/Keep.java", false));
    assertEquals(IGNORED, file.verdict("#x", false));
    assertEquals(IGNORED, file.verdict("sp ", false));
  }

  @Test
  void hostilePatternsTakeNoTime() {
    String stars = "*a".repeat(60) + "b";
    String deep = "**/a*/".repeat(60) + "b";
    String path = ("a".repeat(200) + "/").repeat(100) + "c";
    assertTimeoutPreemptively(
        Duration.ofSeconds(5),
        () -> {
          assertFalse(Glob.of(stars).covers(path));
          assertFalse(Glob.of(deep).covers(path));
        });
  }
}
