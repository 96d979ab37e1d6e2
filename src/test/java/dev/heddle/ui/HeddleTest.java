package dev.heddle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.flow.Confidence;
import dev.heddle.run.ScanResult;
import dev.heddle.run.Settings;
import dev.heddle.run.UsageError;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line contract, with an engine made by hand. */
class HeddleTest {
  @TempDir private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private Map<String, String> environment = Map.of();
  private boolean interactive;
  private Settings asked;
  private Function<Settings, ScanResult> engine = settings -> Sample.result();

  @ParameterizedTest
  @CsvSource({
    "error, 1",
    "warning, 1",
    "note, 1",
    "never, 0",
    "NEVER, 0",
  })
  void failsOnFindingsOfThatSeverity(String failOn, int status) {
    assertEquals(status, run("scan", "--fail-on", failOn));
  }

  @Test
  void findingsBelowTheThresholdDoNotFail() {
    engine =
        settings ->
            Sample.result(
                Sample.PROJECT, List.of(Sample.finding("A.java", "it is lost")), List.of());
    assertEquals(1, run("scan"));
    assertEquals(0, run("scan", "--fail-on", "error"));
  }

  @Test
  void cleanScanSaysNothingOnStandardOutput() {
    engine = settings -> Sample.clean();
    assertEquals(0, run("scan"));
    assertEquals("", text(out));
    assertEquals("no findings in 2 files (5 bodies), Java 21 (from pom.xml), 1.2 s\n", text(err));
  }

  @Test
  void strictScanFailsWhenIncomplete() {
    engine = settings -> Sample.result(Sample.PROJECT, List.of(), Sample.result().problems());
    assertEquals(0, run("scan"));
    assertEquals(3, run("scan", "--strict"));
    assertTrue(
        text(err).contains("1 place not analysed:\n  - src/main/java/shop/Carrier.java:4: the"));
  }

  @Test
  void hasTheDocumentedDefaults() {
    run("scan");
    assertEquals(List.of(Path.of("")), asked.paths());
    assertEquals(0, asked.release());
    assertEquals(Confidence.DEFAULT, asked.minConfidence());
    assertEquals(8, asked.callDepth());
    assertEquals(Runtime.getRuntime().availableProcessors(), asked.threads());
    assertEquals(Set.of(), asked.only());
  }

  @Test
  void passesOptionsOn() {
    run(
        "scan",
        "a",
        "--enable=unjoined-future,swallowed-interrupt",
        "--disable=lock-held-across-async",
        "--only",
        "unjoined-future",
        "--java-release=17",
        "--min-confidence=certain",
        "--call-depth=3",
        "--classpath=x.jar" + File.pathSeparator + "y",
        "--threads=2",
        "b");
    assertEquals(List.of(Path.of("a"), Path.of("b")), asked.paths());
    assertEquals(Set.of("unjoined-future", "swallowed-interrupt"), asked.enabled());
    assertEquals(Set.of("lock-held-across-async"), asked.disabled());
    assertEquals(Set.of("unjoined-future"), asked.only());
    assertEquals(17, asked.release());
    assertEquals(Confidence.CERTAIN, asked.minConfidence());
    assertEquals(3, asked.callDepth());
    assertEquals(List.of(Path.of("x.jar"), Path.of("y")), asked.classPath());
    assertEquals(2, asked.threads());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "scan --only unjoind-future|unknown rule `unjoind-future`; did you mean `unjoined-future`?",
        "scan --disable x,y|unknown rule `x`; see `heddle rules`",
        "scan --format sarff|unknown format `sarff`; did you mean `sarif`?",
        "scan --report sarif|--report wants FORMAT=PATH",
        "scan --report sarf=x|unknown format `sarf`",
        "scan --fail-on bad|expected one of [error, warning, note, never]",
        "scan --threads 0|--threads must be at least 1, not 0",
        "scan --threads x|'x' is not an int",
        "scan --outputt x|unknown option `--outputt`; did you mean `--output`?",
        "scann|unknown command `scann`; did you mean `scan`?",
        "explain unjoined|unknown rule `unjoined`",
        "explain|missing required parameter: 'RULE'",
      })
  void tellsWhatIsWrongWithTheCommand(String command, String message) {
    assertEquals(2, run(command.split(" ")));
    assertTrue(text(err).startsWith("heddle: "), text(err));
    assertTrue(text(err).contains(message), text(err));
    assertEquals(1, text(err).lines().count(), text(err));
  }

  @Test
  void takesAFileArgumentAsItIs() {
    run("scan", "--", "@x");
    assertEquals(List.of(Path.of("@x")), asked.paths());
  }

  @Test
  void reportsUsageErrorsOfTheEngine() {
    engine =
        settings -> {
          throw new UsageError("no Java files in `a`\u001b: name a folder that has some");
        };
    assertEquals(2, run("scan"));
    assertEquals("heddle: no Java files in `a`\\u001b: name a folder that has some\n", text(err));
  }

  @ParameterizedTest
  @ValueSource(strings = {"::error::x", " ::add-mask::x", "##[error]x", "a\n::error::x"})
  void errorOutputHoldsNoWorkflowCommand(String path) {
    engine =
        settings ->
            Sample.result(
                Sample.PROJECT, List.of(), List.of(new Problem(new Site(path, Span.NONE), path)));
    run("scan");
    String scanned = text(err);
    engine =
        settings -> {
          throw new IllegalStateException(path);
        };
    run("scan");
    for (String line : (scanned + text(err)).split("\n")) {
      assertFalse(line.strip().startsWith("::") || line.contains("##["), line);
    }
  }

  @Test
  void hidesTheTraceOfAnInternalError() {
    engine =
        settings -> {
          throw new IllegalStateException("no such node");
        };
    assertEquals(2, run("scan"));
    assertEquals(
        "heddle: internal error: IllegalStateException: no such node;"
            + " please report it with the output of --debug\n",
        text(err));
    assertEquals(2, run("scan", "--debug"));
    assertTrue(text(err).contains("\tat dev.heddle.ui.HeddleTest"), text(err));
  }

  @Test
  void survivesErrorsOfTheJvm() {
    engine =
        settings -> {
          throw new StackOverflowError();
        };
    assertEquals(2, run("scan"));
    assertEquals(
        "heddle: internal error: StackOverflowError; please report it with the output of --debug\n",
        text(err));
  }

  @Test
  void writesAllReports() throws IOException {
    Path sarif = folder.resolve("new/folder/heddle.sarif");
    Path json = folder.resolve("heddle.json");
    Files.writeString(json, "old");
    run("scan", "--format=concise", "--report=sarif=" + sarif, "--report", "json=" + json);
    assertEquals(Files.readString(Sample.GOLDEN.resolve("concise.txt")), text(out));
    assertTrue(Files.readString(sarif).contains("\"2.1.0\""));
    assertTrue(Files.readString(json).startsWith("{"));
    assertEquals(List.of(json.getFileName()), regularFiles(folder));
    assertEquals(List.of(sarif.getFileName()), regularFiles(sarif.getParent()));
  }

  @Test
  void writesTheOutputToAFileOrAsDashSays() throws IOException {
    Path file = folder.resolve("out.txt");
    run("scan", "-o", file.toString(), "--quiet");
    assertEquals(Files.readString(Sample.GOLDEN.resolve("full.txt")), Files.readString(file));
    assertEquals("", text(out) + text(err));
    run("scan", "--output=-");
    assertEquals(Files.readString(Sample.GOLDEN.resolve("full.txt")), text(out));
  }

  @Test
  void refusesAFolderAsReportBeforeTheScan() {
    assertEquals(2, run("scan", "-o", folder.toString()));
    assertEquals(null, asked);
  }

  @Test
  void tellsWhyAReportCannotBeWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertEquals(2, run("scan", "-q", "-o", file.resolve("below").toString()));
    assertTrue(text(err).startsWith("heddle: ") && text(err).lines().count() == 1, text(err));
  }

  @Test
  void writesAbsolutePaths() {
    run("scan", "--format=concise", "--paths=absolute");
    assertTrue(text(out).startsWith(Sample.PROJECT.toString()), text(out));
  }

  @Test
  void colorsForPeopleOnly() {
    assertFalse(colored("scan"));
    assertTrue(colored("scan", "--color=always"));
    environment = Map.of("CLICOLOR_FORCE", "1");
    assertTrue(colored("scan"));
    assertFalse(colored("scan", "--color=never"));
    interactive = true;
    environment = Map.of();
    assertTrue(colored("scan"));
    environment = Map.of("NO_COLOR", "1");
    assertFalse(colored("scan"));
    environment = Map.of("TERM", "dumb");
    assertFalse(colored("scan"));
  }

  @Test
  void countsTheFindingsOfEachRule() {
    run("scan", "--statistics", "-q");
    assertEquals(
        "     1  lock-held-across-async\n     1  swallowed-interrupt\n     1  unjoined-future\n",
        text(err));
  }

  @Test
  void summaryCountsBySeverity() {
    run("scan");
    assertTrue(
        text(err).startsWith("3 findings: 1 error, 1 warning, 1 note in 2 files (5 bodies)"),
        text(err));
  }

  @Test
  void listsTheRules() {
    assertEquals(0, run("rules"));
    assertTrue(
        text(out).contains("unjoined-future         await   warning  on   A future is created"),
        text(out));
    assertEquals(0, run("rules", "--format=json"));
    assertTrue(text(out).contains("\"family\": \"await\""), text(out));
  }

  @Test
  void explainsARule() {
    assertEquals(0, run("explain", "unjoined-future"));
    assertTrue(text(out).startsWith("# unjoined-future\n"), text(out));
  }

  @Test
  void helpsAndTellsItsVersion() {
    assertEquals(0, run());
    assertTrue(text(out).contains("explain") && text(out).contains("rules"), text(out));
    assertEquals(0, run("scan", "--help"));
    assertTrue(text(out).contains("--fail-on"), text(out));
    assertEquals(0, run("--version"));
    assertTrue(text(out).matches("(?s)heddle \\d.*\nJVM \\d.*"), text(out));
  }

  private boolean colored(String... arguments) {
    run(arguments);
    return text(out).contains("\u001b[");
  }

  private int run(String... arguments) {
    out.reset();
    err.reset();
    Terminal terminal =
        new Terminal(
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            environment,
            interactive);
    int status =
        Heddle.run(
            terminal,
            settings -> {
              asked = settings;
              return engine.apply(settings);
            },
            Sample::pages,
            arguments);
    terminal.out().flush();
    terminal.err().flush();
    return status;
  }

  private static String text(ByteArrayOutputStream stream) {
    return stream.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  private static List<Path> regularFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).map(Path::getFileName).toList();
    }
  }
}
