package dev.heddle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.rule.Pages;
import dev.heddle.run.Scan;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project takes Heddle up: configuration, suppressions, baseline, new code; the real engine. */
class AdoptionTest {
  private static final String SOURCE =
      """
      import java.util.concurrent.CompletableFuture;

      class A {
        CompletableFuture<String> load() {
          return CompletableFuture.supplyAsync(() -> "x");
        }

        void drop() {
          load();
        }
      }
      """;
  private static final String DROPPED = "A.java:9:5: warning[unjoined-future]";

  @TempDir private Path folder;
  private String out = "";
  private String err = "";

  @BeforeEach
  void write() throws IOException {
    Files.createDirectory(folder.resolve(".git"));
    Files.writeString(folder.resolve("A.java"), SOURCE);
  }

  private int run(String command, String... options) {
    return run(InputStream.nullInputStream(), command, options);
  }

  private int run(InputStream in, String command, String... options) {
    ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
    ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            in,
            new PrintStream(outBytes, false, StandardCharsets.UTF_8),
            new PrintStream(errBytes, false, StandardCharsets.UTF_8),
            Map.of(),
            false,
            false);
    List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
    if (!command.contains(" - ")) {
      arguments.add(folder.toString());
    }
    arguments.addAll(List.of(options));
    int status = Heddle.run(terminal, Scan::run, Pages::load, arguments.toArray(String[]::new));
    terminal.out().flush();
    terminal.err().flush();
    out = outBytes.toString(StandardCharsets.UTF_8);
    err = errBytes.toString(StandardCharsets.UTF_8);
    return status;
  }

  private int scan(String... options) {
    return run("scan --quiet --format concise", options);
  }

  @Test
  void configurationChoosesRules() throws IOException {
    assertEquals(1, scan());
    assertTrue(out.startsWith(DROPPED), out);
    Path config = folder.resolve("heddle.toml");
    Files.writeString(config, "rules.severity.unjoined-future = 'note'\n");
    assertEquals(0, scan());
    assertTrue(out.startsWith("A.java:9:5: note[unjoined-future]"), out);
    assertEquals(1, scan("--no-config"));
    Files.writeString(config, "rules.disable = ['await']\n");
    assertEquals(0, scan());
    assertEquals("", out);
    assertEquals(1, scan("--enable", "unjoined-future"));
    Files.writeString(config, "paths.exclude = ['A.java']\n");
    assertEquals(2, scan());
    assertTrue(err.contains("excluded by the configuration `A.java`"), err);
    Files.writeString(config, "rule.disable = ['await']\n");
    assertEquals(2, scan());
    assertTrue(err.contains("heddle.toml:1:1: unknown key `rule`; did you mean `rules`?"), err);
  }

  @Test
  void configCommands() throws IOException {
    assertEquals(0, run("config init"));
    assertEquals(2, run("config init"));
    assertEquals(0, run("config validate"));
    assertTrue(out.endsWith("heddle.toml is valid\n"), out);
    String text = "call-depth = 3\n[[per-path]]\npaths = ['x']\nseverity.await = 'note'\n";
    Files.writeString(folder.resolve("heddle.toml"), text);
    assertEquals(0, run("config show"));
    assertTrue(out.contains("\ncall-depth = 3\n"), out);
    String shown = out;
    Files.writeString(folder.resolve("heddle.toml"), shown);
    assertEquals(0, run("config show"));
    assertEquals(shown, out);
  }

  @Test
  void ownTypesAreConfigured() throws IOException {
    String source = SOURCE.replace("java.util.concurrent.CompletableFuture", "com.acme.Job");
    Files.writeString(folder.resolve("A.java"), source.replace("CompletableFuture", "Job"));
    assertEquals(0, scan());
    Files.writeString(folder.resolve("heddle.toml"), "[catalog.'com.acme.Job']\nkind = 'future'\n");
    assertEquals(1, scan());
    Files.writeString(folder.resolve("heddle.toml"), "[catalog.'com.acme.Job']\nknd = 'future'\n");
    assertEquals(2, scan());
    assertTrue(err.contains("heddle.toml:2:1: key `knd`: unknown in com.acme.Job"), err);
    assertEquals(2, run("config validate"));
    assertTrue(err.contains("; did you mean `kind`?"), err);
  }

  @Test
  void suppressionsAreWrittenAndHonoured() throws IOException {
    assertEquals(0, scan("--add-suppressions", "known for years"));
    assertTrue(out.startsWith("1 suppression written"), out);
    assertEquals(0, scan());
    assertEquals("", out);
    Path file = folder.resolve("A.java");
    Files.writeString(file, Files.readString(file).replace(": known for years", ""));
    assertEquals(0, scan());
    assertTrue(out.startsWith("A.java:9:5: note[suppression-without-reason]"), out);
    Files.writeString(file, Files.readString(file).replace("    load();\n", ""));
    assertEquals(1, scan("--fail-on", "note", "--disable", "suppression-without-reason"));
    assertTrue(out.startsWith("A.java:9:5: note[unused-suppression]"), out);
  }

  @Test
  void baselineKeepsOldFindingsBack() throws IOException {
    assertEquals(2, run("baseline update"));
    assertEquals(0, run("baseline create"));
    assertTrue(out.endsWith("heddle-baseline.toml: 1 finding recorded\n"), out);
    assertEquals(2, run("baseline create"));
    Path file = folder.resolve("A.java");
    Files.writeString(
        file, "\n" + SOURCE.replace("  }\n}", "  }\n\n  void more() {\n load();\n}}"));
    assertEquals(1, scan());
    assertEquals(1, out.lines().count(), out);
    assertTrue(out.startsWith("A.java:14:2: "), out);
    assertEquals(1, scan("--no-baseline"));
    assertEquals(2, out.lines().count(), out);
    Files.writeString(file, SOURCE.replace("    load();\n", ""));
    assertEquals(0, scan());
    assertTrue(err.contains("1 entry of the baseline no longer found"), err);
    assertEquals(0, run("baseline prune"));
    assertTrue(out.endsWith("0 findings recorded\n"), out);
  }

  @Test
  void patchesNarrowAScan() throws IOException {
    Path patch = folder.resolve("p.diff");
    String head = "--- a/A.java\n+++ b/A.java\n";
    Files.writeString(patch, head + "@@ -8,0 +9 @@\n+    load();\n");
    assertEquals(1, scan("--new-from-patch", patch.toString()));
    Files.writeString(patch, head + "@@ -7,0 +8 @@\n+  void drop() {\n");
    assertEquals(0, scan("--new-from-patch", patch.toString()));
    assertEquals(2, scan("--staged", "--new-since", "main"));
    assertEquals(2, scan("--new-since", "main"));
    assertTrue(err.contains("no git repository that can be read"), err);
  }

  @Test
  void fixesMendFilesAndReportTheRest() throws IOException {
    Path file = folder.resolve("B.java");
    String before =
        """
        class B {
          void pause() {
            try {
              Thread.sleep(10);
            } catch (InterruptedException e) {
              System.out.println();
            }
          }
        }
        """;
    Files.writeString(file, before);
    assertEquals(1, scan("--diff"));
    assertTrue(out.contains("\n+      Thread.currentThread().interrupt();\n"), out);
    assertEquals(before, Files.readString(file));
    assertEquals(1, scan("--fix"));
    assertTrue(out.startsWith(DROPPED), out);
    assertTrue(err.startsWith("1 finding fixed\n"), err);
    assertEquals(
        before.replace("      System", "      Thread.currentThread().interrupt();\n      System"),
        Files.readString(file));
    assertEquals(0, scan("--diff"));
    assertEquals("", out);
  }

  private static final String CALLER =
      """
      class B {
        void drop(A a) {
          a.load();
        }
      }
      """;

  private int pipe(String text, String file, String... options) {
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    String command = "scan --quiet --format concise --stdin-filename " + file + " - ";
    return run(in, command, options);
  }

  @Test
  void theInputIsSeenInTheSurroundingsOfTheFileItStandsFor() throws IOException {
    assertEquals(1, pipe(CALLER, folder.resolve("B.java").toString()));
    assertTrue(out.startsWith("B.java:3:5: warning[unjoined-future]"), out);
    assertEquals(0, pipe(CALLER, folder.resolve("B.java").toString(), "--alone"));
    String kept =
        CALLER.replace("    a.load", "    // heddle-ignore unjoined-future: fine\n    a.load");
    assertEquals(0, pipe(kept, folder.resolve("B.java").toString()));
    assertEquals("", out);
  }

  @Test
  void theInputIsExcludedAsItsFileIs() throws IOException {
    Files.writeString(folder.resolve("heddle.toml"), "[paths]\nexclude = [\"B.java\"]\n");
    assertEquals(0, pipe(CALLER, folder.resolve("B.java").toString()));
    assertEquals("", out);
    assertEquals("", err);
  }

  @Test
  void theInputNeedsAName() {
    assertEquals(2, run("scan - "));
    assertTrue(err.contains("--stdin-filename FILE"), err);
  }
}
