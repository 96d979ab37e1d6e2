package dev.heddle.law;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.heddle.run.Suppressions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A rule is a class, a line in the list of rules, a page, a row of the index, and a fixture folder.
 *
 * <p>Only a page and its row may be there before the rule: they are its specification. Three pages
 * have no rule class ever: `run.Suppressions` itself makes the findings about suppressions.
 */
@Tag("law")
class CompletenessLaw {
  private static final Path LIST = Tree.MAIN.resolve("run/Rules.java");
  private static final Path INDEX = Tree.RULES.resolve("README.md");
  private static final Set<String> NOT_A_RULE =
      Set.of("cases", "catalog", "fixes", "golden", "ruling");

  private final SortedSet<String> classes =
      Tree.ruleFiles().stream()
          .map(file -> Tree.id(Tree.stem(file)))
          .collect(toCollection(TreeSet::new));

  private final SortedSet<String> pages =
      Tree.pages().stream().map(Tree::stem).collect(toCollection(TreeSet::new));

  @BeforeEach
  void someRuleExists() {
    assumeFalse(classes.isEmpty(), "no rule yet");
  }

  @Test
  void everyRuleIsListed() {
    assumeTrue(Files.exists(LIST), "no list yet");
    SortedSet<String> listed = new TreeSet<>();
    for (String name : matches("\\bnew ([A-Z]\\w+)\\(\\)|\\b([A-Z]\\w+)::new", LIST)) {
      listed.add(Tree.id(name));
    }
    assertEquals(classes, listed);
  }

  @Test
  void everyRuleHasItsPage() {
    assertEquals(Set.of(), without(classes, pages));
  }

  @Test
  void findingsAboutSuppressionsHaveTheirPages() {
    assertEquals(Set.of(), without(Suppressions.RULES, pages));
    assertEquals(Suppressions.RULES, without(Suppressions.RULES, classes));
  }

  @Test
  void everyRuleHasItsFixtures() {
    SortedSet<String> folders = Tree.folders(Tree.TESTDATA);
    folders.removeAll(NOT_A_RULE);
    assertEquals(classes, folders);
  }

  @Test
  void everyPageIsInTheIndex() {
    assumeTrue(Files.exists(INDEX), "no index yet");
    assertEquals(pages, matches("\\]\\(([a-z-]+)\\.md\\)", INDEX));
  }

  private static SortedSet<String> without(Set<String> all, Set<String> some) {
    SortedSet<String> rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }

  private static SortedSet<String> matches(String pattern, Path file) {
    return Pattern.compile(pattern)
        .matcher(Tree.text(file))
        .results()
        .map(CompletenessLaw::firstGroup)
        .collect(toCollection(TreeSet::new));
  }

  private static String firstGroup(MatchResult match) {
    return match.group(1) != null ? match.group(1) : match.group(2);
  }
}
