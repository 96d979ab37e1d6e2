package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceWalkTest {
  @TempDir Path temp;
  private Tree tree;

  @BeforeEach
  void resolveTemp() throws IOException {
    tree = new Tree(temp.toRealPath());
  }

  private SourceList list(String... paths) {
    List<Path> given = Stream.of(paths).map(tree.root()::resolve).toList();
    return SourceWalk.list(given, PathFilter.ALL, false);
  }

  private List<String> names(String... paths) {
    return List.copyOf(list(paths).files().keySet());
  }

  @Test
  void skipsWhatToolsWrite() throws IOException {
    tree.with("src/B.java").with("src/A.java").with("A.txt");
    tree.with(".git/x/X.java").with(".hg/X.java").with("node_modules/X.java");
    tree.with("target/X.java").with("build/gen/X.java").with("out/X.java");
    tree.with("src/generated/X.java").with("generated-sources/X.java").with(".idea/X.java");
    assertEquals(List.of("src/A.java", "src/B.java"), names(""));
    assertTrue(
        list("").skipped().contains(new SourceList.Skipped("target", "build output")),
        list("").skipped()::toString);
  }

  @Test
  void keepsPackagesThatAreCalledLikeOutput() throws IOException {
    tree.with("src/com/acme/build/A.java", "/* x */", "package com.acme.build;");
    tree.with("src/com/acme/target/deep/A.java", "@Deprecated package com.acme.target.deep;");
    tree.with("build/com/acme/X.java", "package com.acme;");
    tree.with("bin/A.java").with("e/.project").with("e/bin/X.java");
    assertEquals(
        List.of("bin/A.java", "src/com/acme/build/A.java", "src/com/acme/target/deep/A.java"),
        names(""));
  }

  @Test
  void honoursIgnoreFiles() throws IOException {
    tree.with(".gitignore", "/old/", "*Draft.java").with(".git/info/exclude", "Mine.java");
    tree.with("old/X.java").with("a/old/A.java").with("XDraft.java").with("Mine.java");
    tree.with("a/.gitignore", "!KeepDraft.java", "/b/*", "!/b/Keep.java");
    tree.with("a/KeepDraft.java").with("a/b/X.java").with("a/b/Keep.java").with("KeepDraft.java");
    assertEquals(List.of("a/KeepDraft.java", "a/b/Keep.java", "a/old/A.java"), names(""));
    assertEquals(List.of("a/b/Keep.java"), names("a/b"), "those above the path hold, too");
  }

  @Test
  void takesWhatIsNamed() throws IOException {
    tree.folder(".git").with(".gitignore", "Draft.java", "gone");
    tree.with("Draft.java").with("target/gen/A.java").with("gone/A.java");
    assertEquals(List.of("Draft.java"), names("Draft.java"));
    assertEquals(
        List.of("gone/A.java", "target/gen/A.java"), names("target/gen", "gone", "target/gen"));
  }

  @Test
  void followsNoLink() throws IOException {
    Tree outside = new Tree(Files.createTempDirectory("outside").toRealPath()).with("X.java");
    tree.folder(".git").with("a/A.java");
    Files.createSymbolicLink(tree.root().resolve("a/loop"), tree.root());
    Files.createSymbolicLink(tree.root().resolve("a/far"), outside.root());
    Files.createSymbolicLink(tree.root().resolve("a/Far.java"), outside.root().resolve("X.java"));
    Files.createSymbolicLink(tree.root().resolve("a/Gone.java"), Path.of("nowhere"));
    assertEquals(List.of("a/A.java"), names(""));
    UsageError error = assertThrows(UsageError.class, () -> names("a/Far.java"));
    assertTrue(error.getMessage().contains("leads out of"), error.getMessage());
  }

  @Test
  void rootIsTheRepositoryElseTheCommonFolder() throws IOException {
    tree.with("x/a/A.java").with("x/b/B.java").with("y/C.java");
    assertEquals(List.of("A.java"), names("x/a/A.java"));
    assertEquals(List.of("a/A.java", "b/B.java"), names("x/a", "x/b/B.java"));
    tree.folder("x/.git");
    assertEquals(List.of("a/A.java"), names("x/a"));
    assertEquals(List.of("x/a/A.java", "y/C.java"), names("x/a", "y"));
  }

  @Test
  void configurationNarrowsTheWalk() throws IOException {
    tree.with("a/A.java").with("a/legacy/X.java").with("b/B.java");
    List<Path> all = List.of(tree.root());
    PathFilter filter =
        PathFilter.of(List.of("/a", "/b/*"), List.of("legacy/"), tree.root(), tree.root());
    assertEquals(
        List.of("a/A.java", "b/B.java"),
        List.copyOf(SourceWalk.list(all, filter, false).files().keySet()));
    List<Path> named = List.of(tree.root().resolve("a/legacy/X.java"));
    PathFilter legacy = PathFilter.of(List.of(), List.of("X.java"), tree.root(), tree.root());
    assertEquals(1, SourceWalk.list(named, legacy, false).files().size());
    assertEquals(0, SourceWalk.list(named, legacy, true).files().size());
  }

  @Test
  void saysWhatIsMissing() throws IOException {
    tree.with("target/X.java").with("README.md");
    UsageError nothing = assertThrows(UsageError.class, () -> names(""));
    assertTrue(nothing.getMessage().contains("no Java files"), nothing.getMessage());
    assertTrue(nothing.getMessage().contains("build output `target`"), nothing.getMessage());
    UsageError missing = assertThrows(UsageError.class, () -> names("scr"));
    assertTrue(missing.getMessage().contains("no such file or folder"), missing.getMessage());
  }

  @Test
  void aFolderNamedLikeAFileIsAFolder() throws IOException {
    tree.with("A.java/B.java");
    assertEquals(List.of("A.java/B.java"), names(""));
  }
}
