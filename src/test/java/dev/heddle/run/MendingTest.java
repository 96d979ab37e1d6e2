package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.flow.Confidence;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Severity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rewrites change what they must and no other byte. */
class MendingTest {
  private static final String FILE = "A.java";

  @TempDir Path root;

  private final List<Finding> findings = new ArrayList<>();

  @Test
  void keepsMarkAndLineEnds() throws IOException {
    write("\uFEFFclass A {\r\n  void m() {\r\n    a();\r\n  }\r\n}\r\n");
    add(Rewrite.safe("wrap").after(site(3, 5, 9), "\nb();"));
    mend();
    assertEquals("\uFEFFclass A {\r\n  void m() {\r\n    a();\r\n    b();\r\n  }\r\n}\r\n", read());
  }

  @Test
  void keepsBytesOfAnotherEncoding() throws IOException {
    byte[] before =
        "class A { String s = \"\u00e4\"; void m() { a(); } }"
            .getBytes(StandardCharsets.ISO_8859_1);
    Files.write(root.resolve(FILE), before);
    add(Rewrite.safe("rename").replace(site(1, 38, 39), "b"));
    mend();
    byte[] after =
        "class A { String s = \"\u00e4\"; void m() { b(); } }"
            .getBytes(StandardCharsets.ISO_8859_1);
    assertArrayEquals(after, Files.readAllBytes(root.resolve(FILE)));
  }

  @Test
  void doesOneOfTwoRewritesThatOverlap() throws IOException {
    write("class A { void m() { a(); } }");
    add(Rewrite.safe("rename").replace(site(1, 22, 23), "b"));
    add(Rewrite.safe("replace").replace(site(1, 22, 26), "c();"));
    mend();
    assertEquals("class A { void m() { b(); } }", read());
  }

  @Test
  void leavesAFileAloneThatWouldNotParse() throws IOException {
    write("class A { void m() { a(); } }");
    add(Rewrite.safe("break").replace(site(1, 22, 23), "}"));
    Mending mending = Mending.of(root, findings, false);
    assertEquals("{A.java=it would not parse any more}", mending.refused().toString());
    assertTrue(mending.files().isEmpty());
  }

  @Test
  void doesUnsafeRewritesOnRequest() throws IOException {
    write("class A { void m() { a(); } }");
    add(Rewrite.unsafe("rename").replace(site(1, 22, 23), "b"));
    assertEquals(0, Mending.of(root, findings, false).rewrites());
    assertEquals(1, Mending.of(root, findings, true).rewrites());
  }

  @Test
  void addsAModifierBeforeTheType() throws IOException {
    write("class A {\n  @B(\"x\") private static java.util.Map<String, int[]> map;\n}\n");
    add(Rewrite.safe("volatile").modifier(site(2, 54, 57), "volatile"));
    mend();
    assertEquals(
        "class A {\n  @B(\"x\") private static volatile java.util.Map<String, int[]> map;\n}\n",
        read());
  }

  @Test
  void writesADiffThatGitTakes() throws IOException, InterruptedException {
    StringBuilder text = new StringBuilder("class A {\n");
    for (int i = 2; i < 40; i++) {
      text.append("  void m").append(i).append("() { a(); }\n");
    }
    write(text + "}");
    for (int line : List.of(3, 9, 30)) {
      add(Rewrite.safe("split").after(site(line, 3, 7), "\n/* new */"));
    }
    Mending mending = Mending.of(root, findings, false);
    Files.writeString(root.resolve("a.diff"), mending.files().get(0).diff());
    Process git =
        new ProcessBuilder("git", "apply", "a.diff")
            .directory(root.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, git.waitFor(), said);
    assertEquals("", said);
    assertEquals(mending.files().get(0).after(), read());
  }

  private void mend() throws IOException {
    Mending mending = Mending.of(root, findings, false);
    assertTrue(mending.refused().isEmpty(), () -> mending.refused().toString());
    for (MendedFile file : mending.files()) {
      file.write(root);
    }
  }

  private void add(Rewrite rewrite) {
    Site site = rewrite.edits().get(0).site();
    findings.add(
        new Finding(
            "some-rule",
            Severity.WARNING,
            Confidence.CERTAIN,
            site,
            site,
            "",
            "",
            "",
            List.of(),
            List.of(),
            "",
            rewrite));
  }

  private static Site site(int line, int column, int end) {
    return new Site(FILE, new Span(line, column, line, end));
  }

  private void write(String text) throws IOException {
    Files.writeString(root.resolve(FILE), text);
  }

  private String read() throws IOException {
    return Files.readString(root.resolve(FILE));
  }
}
