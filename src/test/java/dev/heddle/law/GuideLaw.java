package dev.heddle.law;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.rule.Page;
import dev.heddle.rule.Pages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The guide `rules/README.md` says what the pages and the chapters in `rules/guide` say: an
 * introduction, the index of the rules by family, then the chapters in the order of their names.
 * Run with `-Dheddle.rewrite=true` to write it anew.
 */
@Tag("law")
class GuideLaw {
  private static final Path GUIDE = Tree.RULES.resolve("README.md");
  private static final Path CHAPTERS = Tree.RULES.resolve("guide");
  private static final String TABLE_HEAD =
      """
      | rule | finding | severity | default |
      |---|---|---|---|
      """;

  /** A link from a chapter to the page of a rule, one folder up. */
  private static final Pattern RULE_LINK = Pattern.compile("\\]\\(\\.\\./([a-z-]+)\\.md\\)");

  private final Pages pages = Pages.load();

  @Test
  void guideIsFresh() throws IOException {
    String guide = guide();
    if (Boolean.getBoolean("heddle.rewrite")) {
      Files.writeString(GUIDE, guide);
    }
    assertEquals(guide, Tree.text(GUIDE), "stale: run this test with -Dheddle.rewrite=true");
  }

  @Test
  void everyRuleGuardsAChapter() throws IOException {
    SortedSet<String> guards =
        chapters().stream()
            .flatMap(chapter -> RULE_LINK.matcher(chapter).results())
            .map(link -> link.group(1))
            .collect(toCollection(TreeSet::new));
    assertEquals(new TreeSet<>(pages.ids()), guards);
  }

  private String guide() throws IOException {
    List<String> chapters = chapters();
    StringBuilder guide = new StringBuilder();
    guide.append("<!-- Written by GuideLaw from the pages and the chapters in guide/. -->\n");
    guide.append(chapters.get(0)).append("\n## Index\n");
    pages.all().stream()
        .collect(groupingBy(Page::family, TreeMap::new, toList()))
        .forEach((family, rules) -> guide.append(table(family, rules)));
    guide.append("\n## Guide\n");
    for (int number = 1; number < chapters.size(); number++) {
      guide.append("\n### ").append(number).append(". ");
      guide.append(RULE_LINK.matcher(chapters.get(number).substring(2)).replaceAll("]($1.md)"));
    }
    return guide.toString();
  }

  private static String table(String family, List<Page> rules) {
    return rules.stream()
        .map(GuideLaw::row)
        .collect(joining("", "\n### " + family + "\n\n" + TABLE_HEAD, ""));
  }

  private static String row(Page page) {
    return "| [%1$s](%1$s.md) | %2$s | %3$s | %4$s |\n"
        .formatted(page.id(), page.sentence(), page.severity(), page.enabled() ? "on" : "off");
  }

  /** The chapters, the introduction first; each begins with `# ` and its title. */
  private static List<String> chapters() throws IOException {
    try (Stream<Path> files = Files.list(CHAPTERS)) {
      return files.sorted().map(Tree::text).toList();
    }
  }
}
