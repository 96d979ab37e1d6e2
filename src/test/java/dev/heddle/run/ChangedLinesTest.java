package dev.heddle.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.flow.Confidence;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangedLinesTest {
  /** The lines of a file, among the first 20, that are new. */
  private static List<Integer> lines(ChangedLines changed, String path) {
    return IntStream.rangeClosed(1, 20)
        .filter(line -> touches(changed, path, line))
        .boxed()
        .toList();
  }

  private static boolean touches(ChangedLines changed, String path, int line) {
    Site site = new Site(path, new Span(line, 1, line, 2));
    return changed.touch(
        new Finding(
            "r",
            Severity.NOTE,
            Confidence.CERTAIN,
            site,
            site,
            "",
            "",
            "",
            List.of(),
            List.of(),
            ""));
  }

  @Test
  void readsPatches() {
    String patch =
        """
        From x
        --- not a header

        diff --git a/A.java b/A.java
        index 1..2 100644
        --- a/A.java
        +++ b/A.java
        @@ -1,3 +1,4 @@ class A
         x
        -y
        +--- a/y
        ++++ b/y
         z
        @@ -9 +10,0 @@
        -gone
        @@ -12,0 +12 @@
        +new
        \\ No newline at end of file
        diff --git a/old.java b/new.java
        similarity index 100%
        rename from old.java
        diff --git a/Bin.java b/Bin.java
        Binary files a/Bin.java and b/Bin.java differ
        --- /dev/null
        +++ "b/\\303\\251 \\"q\\".java"
        @@ -0,0 +1,2 @@
        +1
        +2
        --- a/Gone.java
        +++ /dev/null
        @@ -1 +0,0 @@
        -1\
        """;
    ChangedLines changed = ChangedLines.ofPatch(patch);
    assertEquals(List.of(2, 3, 12), lines(changed, "A.java"));
    assertEquals(List.of(1, 2), lines(changed, "\u00E9 \"q\".java"));
    assertEquals(List.of(), lines(changed, "Gone.java"));
  }

  @Test
  void readsOtherDiffs() {
    String plain = "--- src/A.java\t2020-01-01 10:00\r\n+++ src/A.java\t2021-01-01 10:00\r\n";
    assertEquals(
        List.of(3), lines(ChangedLines.ofPatch(plain + "@@ -3 +3 @@\r\n-a\n+b\n"), "src/A.java"));
    String bare = "--- a/A.java\n+++ a/A.java\n@@ -0,0 +1 @@\n+b\n";
    assertEquals(List.of(1), lines(ChangedLines.ofPatch(bare), "a/A.java"));
    String mnemonic = "--- i/A.java\n+++ w/A.java\n@@ -0,0 +1 @@\n+b\n";
    assertEquals(List.of(1), lines(ChangedLines.ofPatch(mnemonic), "A.java"));
    assertEquals(List.of(), lines(ChangedLines.ofPatch("--- a\n+++ b\n@@ -1 +1"), "b"));
  }

  private static void git(Path folder, String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(List.of("git", "-c", "user.name=x", "-c", "user.email=x@x", "-C"));
    command.add(folder.toString());
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    try {
      assertEquals(0, process.waitFor(), said);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void asksGit(@TempDir Path temp) throws IOException {
    Path root = Files.createDirectory(temp.toRealPath().resolve("r"));
    Tree tree = new Tree(root).with("A.java", "1", "2", "3").with("B.java", "1", "2", "3");
    tree.with(".gitattributes", "*.java binary").with(".gitignore", "Ignored.java");
    git(root, "init", "-q", "-b", "main");
    git(root, "config", "diff.external", "false");
    git(root, "config", "diff.noprefix", "true");
    git(root, "add", ".");
    git(root, "commit", "-q", "-m", "1");
    git(root, "checkout", "-q", "-b", "topic");
    tree.with("A.java", "1", "2", "3", "topic");
    git(root, "commit", "-q", "-a", "-m", "2");
    git(root, "checkout", "-q", "main");
    tree.with("A.java", "main", "1", "2", "3");
    git(root, "commit", "-q", "-a", "-m", "3");
    git(root, "checkout", "-q", "topic");
    tree.with("B.java", "1", "new", "3").with("sub/N\u00E9w.java", "1").with("Ignored.java", "1");

    ChangedLines since = new Git(root).addedSince("main");
    assertEquals(List.of(4), lines(since, "A.java"), "not what main did meanwhile");
    assertEquals(List.of(2), lines(since, "B.java"), "not committed yet");
    assertTrue(touches(since, "sub/N\u00E9w.java", 1), "untracked");
    assertEquals(List.of(), lines(since, "Ignored.java"));
    UsageError unknown = assertThrows(UsageError.class, () -> new Git(root).addedSince("nope"));
    assertTrue(unknown.getMessage().startsWith("unknown revision `nope`"), unknown.getMessage());
    assertThrows(UsageError.class, () -> new Git(root).addedSince("--output=x"));

    git(root, "add", "B.java");
    tree.with("B.java", "0", "0", "1", "new", "3", "4");
    assertEquals(List.of(4), lines(new Git(root).staged(), "B.java"));
    assertEquals(List.of(), lines(new Git(root).staged(), "A.java"));

    git(temp, "clone", "-q", "--depth", "1", "--no-single-branch", "file://" + root, "shallow");
    UsageError shallow =
        assertThrows(
            UsageError.class, () -> new Git(temp.resolve("shallow")).addedSince("origin/main"));
    assertTrue(shallow.getMessage().contains("git fetch --unshallow"), shallow.getMessage());
    assertThrows(UsageError.class, () -> new Git(Files.createTempDirectory("plain")));
  }
}
