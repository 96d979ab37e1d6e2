package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.rule.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineTest {
  private static final String RULE = "lost-task";
  private static final String BEFORE =
      "class A {\n<<a(<!b!>(),  c);>>\n<<d.<!e!>(() -> {\n f(); });>>\n}";

  @TempDir Path temp;
  private Baseline baseline;

  @BeforeEach
  void create() throws IOException {
    new Tree(temp).with("A.java");
    baseline = Baseline.of(findings(BEFORE), path -> text(BEFORE));
  }

  private static List<Finding> findings(String marked) {
    return SuppressionsTest.findings(RULE, marked);
  }

  private static String text(String marked) {
    return marked.replaceAll("<<|>>|<!|!>", "");
  }

  private Baseline.Scope scope(String... files) {
    return new Baseline.Scope(temp, Set.of(files), Set.of(RULE));
  }

  private Baseline.Outcome apply(String marked) {
    return baseline.apply(findings(marked), path -> text(marked), scope("A.java"));
  }

  @Test
  void isSortedAndHasALineForEachKey() {
    String expected =
        "version = 1\nfindings = [\n"
            + "  { rule = \"lost-task\", path = \"A.java\", member = \"A.m()\","
            + " statement = \"a(b(),c);\", count = 1 },\n"
            + "  { rule = \"lost-task\", path = \"A.java\", member = \"A.m()\","
            + " statement = \"d.e(()->{\", count = 1 },\n]\n";
    String written = BaselineFile.format(baseline);
    assertEquals(expected, written.substring(written.indexOf("version")));
    assertEquals(baseline, BaselineFile.parse("b.toml", written));
  }

  @Test
  void survivesMovedLinesAndFormatting() {
    String moved =
        "class A {\n\n// x\n<<d // y\n .<!e!>(() -> { g(); h(); });>>\n<<a(\n<!b!>(), c);>>}";
    Baseline.Outcome outcome = apply(moved);
    assertEquals(List.of(), outcome.fresh());
    assertEquals(2, outcome.known().size());
    assertEquals(List.of(), outcome.stale());
  }

  @Test
  void tellsNewFindingsAndStaleEntries() {
    Baseline.Outcome outcome = apply("<<a(<!b!>(), c);>>\n<<a(<!b!>(), c);>>");
    assertEquals(1, outcome.fresh().size());
    assertEquals(2, outcome.fresh().get(0).site().span().line());
    assertEquals("d.e(()->{", outcome.stale().get(0).key().statement());
    assertEquals(1, baseline.pruned(outcome.stale()).size());
  }

  @Test
  void keepsWhatAScanCannotJudge() throws IOException {
    assertEquals(List.of(), baseline.apply(List.of(), path -> "", scope("B.java")).stale());
    assertEquals(baseline, baseline.updated(List.of(), path -> "", scope("B.java")));
    assertEquals(0, baseline.updated(List.of(), path -> "", scope("A.java")).size());
    Files.delete(temp.resolve("A.java"));
    assertEquals(2, baseline.apply(List.of(), path -> "", scope("B.java")).stale().size());
  }

  @Test
  void roundTripsAnyText() throws IOException {
    String odd =
        "<<a(\"\\\"\\n \u00E9 \uD83D\uDE00 '''\", 'x', <!b!>(\"\"\"\n  #\u0001\t\n\"\"\"));>>";
    Baseline baseline = Baseline.of(findings(odd), path -> text(odd));
    Path file = temp.resolve(BaselineFile.FILE_NAME);
    BaselineFile.write(file, baseline);
    assertEquals(baseline, BaselineFile.read(file));
    String written = Files.readString(file);
    assertTrue(BaselineLines.parse(written).isPresent());
    assertEquals(baseline, BaselineFile.parse("b.toml", written.replace("count = 1", "count=1")));
  }

  @Test
  void saysWhatIsWrongWithAFile() {
    UsageError missing =
        assertThrows(UsageError.class, () -> BaselineFile.read(temp.resolve("x.toml")));
    assertTrue(missing.getMessage().contains("heddle baseline create"), missing.getMessage());
    UsageError newer =
        assertThrows(UsageError.class, () -> BaselineFile.parse("b.toml", "version = 2"));
    assertTrue(newer.getMessage().startsWith("b.toml:1:1: "), newer.getMessage());
    UsageError broken =
        assertThrows(
            UsageError.class,
            () -> BaselineFile.parse("b.toml", "version = 1\nfindings = [{ rule = 3 }]"));
    assertTrue(broken.getMessage().contains("b.toml:2:"), broken.getMessage());
  }
}
