package dev.heddle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.heddle.ui.format.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/editors.md tells people to paste, tried on the lines that Heddle writes. */
class EditorsTest {
  private static final Path GUIDE = Path.of("docs", "editors.md");

  /** How IntelliJ reads its macros in an output filter. */
  private static final String INTELLIJ_FILE =
      "(^|[\\W])(?<file>(?:\\p{Alpha}\\:|/)[0-9 a-z_A-Z\\-\\\\./]+)";

  @TempDir private Path folder;

  private static String guide() throws IOException {
    return Files.readString(GUIDE);
  }

  private static String first(String regex) throws IOException {
    Matcher found = Pattern.compile(regex, Pattern.DOTALL).matcher(guide());
    assertTrue(found.find(), regex);
    return found.group(1);
  }

  /** The concise report of the sample, with absolute paths. */
  private static List<String> lines() {
    Report plain = Sample.report(Sample.result());
    Report absolute =
        new Report(plain.result(), plain.pages(), plain.sources(), plain.version(), true, false);
    return Sample.write(Formats.named("concise"), absolute).lines().toList();
  }

  @Test
  void theProblemMatcherOfVsCodeTakesEveryPart() throws IOException {
    JsonNode pattern =
        new ObjectMapper()
            .readTree(first("```json\n(.*?)```"))
            .at("/tasks/0/problemMatcher/pattern");
    Pattern regexp = Pattern.compile(pattern.get("regexp").asText());
    for (String line : lines()) {
      Matcher parts = regexp.matcher(line);
      assertTrue(parts.matches(), line);
      assertTrue(Path.of(parts.group(pattern.get("file").asInt())).isAbsolute(), line);
      assertTrue(parts.group(pattern.get("line").asInt()).matches("\\d+"), line);
      assertTrue(parts.group(pattern.get("column").asInt()).matches("\\d+"), line);
      assertTrue(parts.group(pattern.get("severity").asInt()).matches("error|warning|note"));
      assertTrue(parts.group(pattern.get("code").asInt()).matches("[a-z-]+"), line);
      assertTrue(line.endsWith(parts.group(pattern.get("message").asInt())), line);
    }
    assertEquals(3, lines().size());
  }

  @Test
  void theOutputFilterOfIntellijFindsThePlace() throws IOException {
    String filter = first("Output filter \\| `([^`]*)`");
    Pattern regexp =
        Pattern.compile(
            filter
                .replace("$FILE_PATH$", INTELLIJ_FILE)
                .replace("$LINE$", "(?<line>[0-9]+)")
                .replace("$COLUMN$", "(?<column>[0-9]+)"));
    for (String line : lines()) {
      Matcher parts = regexp.matcher(line);
      assertTrue(parts.find(), line);
      String place = parts.group("file") + ":" + parts.group("line") + ":" + parts.group("column");
      assertTrue(line.startsWith(place + ": "), line);
    }
  }

  @Test
  void theHookIsTheOneOfTheHooksFile() throws IOException {
    String entry = "entry: heddle scan --force-exclude --format concise --color never\n";
    assertTrue(guide().contains(entry));
    assertTrue(Files.readString(Path.of(".pre-commit-hooks.yaml")).contains(entry));
  }

  @Test
  void vimFillsItsQuickfixList() throws IOException, InterruptedException {
    Path vim = Path.of("/usr/bin/vim");
    assumeTrue(Files.isExecutable(vim), "no Vim: its settings are not tried");
    Path report = Files.write(folder.resolve("report"), lines());
    Path seen = folder.resolve("seen");
    Path script =
        Files.writeString(
            folder.resolve("script.vim"),
            String.join(
                "\n",
                "set nocompatible",
                first("(set errorformat=[^\n]*)"),
                "execute 'cgetfile ' . fnameescape('" + report + "')",
                "let lines = []",
                "for e in getqflist()",
                "  call add(lines, e.valid . ' ' . e.lnum . ':' . e.col . ' ' . e.type . e.text)",
                "endfor",
                "call writefile(lines, '" + seen + "')",
                "qall!",
                ""));
    Process process =
        new ProcessBuilder(vim.toString(), "-es", "-u", "NONE", "-S", script.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("vim.log").toFile())
            .start();
    process.getOutputStream().close();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.destroy();
    assumeTrue(ended && Files.exists(seen), "Vim does not run");
    List<String> expected =
        lines().stream()
            .map(line -> line.replaceFirst("^.*?:(\\d+:\\d+): (.)[a-z]*\\[", "1 $1 $2["))
            .toList();
    assertEquals(expected, Files.readAllLines(seen));
  }
}
