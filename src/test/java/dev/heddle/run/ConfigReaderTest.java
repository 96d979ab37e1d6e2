package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.flow.Confidence;
import dev.heddle.rule.Page;
import dev.heddle.rule.Severity;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigReaderTest {
  static final List<Page> PAGES =
      Stream.of("await/unjoined-future", "await/nested-async", "task/lost-task", "task/lost-thread")
          .map(name -> name.split("/"))
          .map(n -> page(n[1], n[0], !n[1].equals("lost-thread")))
          .toList();

  private static Page page(String id, String family, boolean on) {
    return new Page(id, family, "x", Severity.WARNING, on, "high", "0.1.0", Map.of(), "");
  }

  private static Config parse(String... lines) {
    return ConfigReader.parse(
        Path.of("heddle.toml"), String.join("\n", lines), new RuleNames(PAGES));
  }

  private static void assertError(String expected, String... lines) {
    UsageError error = assertThrows(UsageError.class, () -> parse(lines));
    assertEquals(expected, error.getMessage());
  }

  @Test
  void readsEverything() {
    Config config =
        parse(
            "java-release = 21",
            "min-confidence = 'weak'",
            "call-depth = 4",
            "[rules]",
            "enable = ['lost-thread']",
            "disable = ['await']",
            "severity = { lost-task = 'error' }",
            "[paths]",
            "include = ['src']",
            "exclude = ['legacy/']",
            "[[per-path]]",
            "paths = ['src/test']",
            "disable = ['all']",
            "[[per-path]]",
            "paths = ['*Bench.java']",
            "severity.lost-task = 'note'",
            "[catalog.'com.acme.Foo']",
            "kind = 'future'");
    assertEquals(21, config.javaRelease().getAsInt());
    assertEquals(Optional.of(Confidence.WEAK), config.minConfidence());
    assertEquals(4, config.callDepth().getAsInt());
    assertEquals(
        Map.of("lost-thread", true, "unjoined-future", false, "nested-async", false),
        config.rules().states());
    assertEquals(Map.of("lost-task", Severity.ERROR), config.rules().severities());
    assertEquals(List.of("src"), config.include());
    assertEquals(2, config.perPath().size());
    assertEquals("future", config.catalog().getTable(List.of("com.acme.Foo")).getString("kind"));
  }

  @Test
  void saysWhereAMistakeIsAndWhatWasMeant() {
    assertError(
        "heddle.toml:2:1: unknown key `jav-release`; did you mean `java-release`?",
        "",
        "jav-release = 21");
    assertError(
        "heddle.toml:2:1: unknown key `x`; known here: disable, enable, severity",
        "[rules]",
        "x = 1");
    assertError(
        "heddle.toml:1:1: `java-release` must be a number from 5 to 99, not the string `21`",
        "java-release = '21'");
    assertError("heddle.toml:1:1: `rules` must be a table, not an array", "rules = ['x']");
    assertError(
        "heddle.toml:2:24: unknown rule `lost-tsk`; did you mean `lost-task`?",
        "[rules]",
        "enable = ['lost-task', 'lost-tsk']");
    assertError(
        "heddle.toml:2:1: `eror` is none of note, warning, error; did you mean `error`?",
        "[rules.severity]",
        "lost-task = 'eror'");
    assertError(
        "heddle.toml:2:1: `[[per-path]]` needs `paths`, a list of patterns\n"
            + "heddle.toml:3:1: unknown rule `xyz`; see `heddle rules`",
        "  [[per-path]]",
        "[per-path.severity]",
        "xyz = 'note'");
    UsageError syntax = assertThrows(UsageError.class, () -> parse("a = ", "b"));
    assertTrue(syntax.getMessage().startsWith("heddle.toml:1:5: "), syntax.getMessage());
  }

  @Test
  void isFoundAboveThePathUpToTheRoot(@TempDir Path temp) throws IOException {
    Path root = temp.toRealPath().resolve("r");
    Tree tree = new Tree(root).folder(".git").with("a/b/A.java").with("../heddle.toml");
    assertEquals(Optional.empty(), ConfigReader.find(root.resolve("a/b"), root, root));
    tree.with("heddle.toml");
    Path file = root.resolve("heddle.toml");
    assertEquals(Optional.of(file), ConfigReader.find(root.resolve("a/b/A.java"), root, root));
    Path source = root.resolve("a/b");
    assertEquals(Optional.of(file), ConfigReader.find(source, source, root), "no repository");
    assertEquals(Optional.empty(), ConfigReader.find(source, source, source));
  }

  @Test
  void choiceOfRules() {
    Config config =
        parse(
            "rules.disable = ['await']",
            "rules.enable = ['nested-async']",
            "rules.severity.lost-task = 'note'",
            "[[per-path]]",
            "paths = ['test/']",
            "enable = ['lost-thread']",
            "disable = ['lost-task']");
    Path root = Path.of("").toAbsolutePath();
    RuleChoice choice = new RuleChoice(PAGES, config, settings(Set.of(), Set.of()), root);
    assertTrue(choice.reports("nested-async", "A.java"));
    assertFalse(choice.reports("unjoined-future", "A.java"));
    assertFalse(choice.reports("lost-thread", "A.java"));
    assertTrue(choice.reports("lost-thread", "test/A.java"));
    assertFalse(choice.reports("lost-task", "test/A.java"));
    assertTrue(choice.active().containsAll(List.of("lost-task", "lost-thread", "nested-async")));
    assertFalse(choice.active().contains("unjoined-future"));
    RuleChoice only = new RuleChoice(PAGES, config, settings(Set.of("task"), Set.of()), root);
    assertEquals(Set.of("lost-task", "lost-thread"), only.active());
    assertTrue(only.reports("lost-task", "test/A.java"));
    UsageError error =
        assertThrows(
            UsageError.class,
            () -> new RuleChoice(PAGES, config, settings(Set.of("lost-taks"), Set.of()), root));
    assertEquals("unknown rule `lost-taks`; did you mean `lost-task`?", error.getMessage());
  }

  static Settings settings(Set<String> only, Set<String> enabled) {
    return new Settings(
        List.of(), enabled, Set.of(), only, Confidence.DEFAULT, 0, 8, List.of(), 1, Config.NONE);
  }

  @Test
  void checksWhatIsSaidOfOwnTypes() {
    assertError(
        "heddle.toml:2:1: key `knd`: unknown in com.acme.Job; did you mean `kind`?",
        "[catalog.'com.acme.Job']",
        "knd = 'future'");
    assertError(
        "heddle.toml:2:1: key `kind`: `futur` is no word of the catalog; did you mean `future`?",
        "[catalog.'com.acme.Job']",
        "kind = 'futur'");
    assertError(
        "heddle.toml:2:28: key `blocks`: `soket` is unknown; did you mean `socket`?",
        "[catalog.'com.acme.Job']",
        "methods = [{ name = 'run', blocks = 'soket' }]");
    assertError(
        "heddle.toml:2:1: key `methods`: expected an array of tables, such as [{ … }]\n"
            + "heddle.toml:4:1: key `kind`: expected a string or an array of strings",
        "[catalog.'com.acme.Job']",
        "methods = 'run'",
        "[catalog.'com.acme.Pool']",
        "kind = 3");
    assertError(
        "heddle.toml:2:28: key `runs`: `first` is no index of an argument",
        "[catalog.'com.acme.Pool']",
        "methods = [{ name = 'run', runs = { first = 'worker' } }]");
  }
}
