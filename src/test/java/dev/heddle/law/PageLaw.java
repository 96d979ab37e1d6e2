package dev.heddle.law;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Every page of a rule has the same shape, and the sentence of its class. */
@Tag("law")
class PageLaw {
  private static final List<String> HEADINGS =
      List.of(
          "What it finds",
          "Why it matters",
          "Example",
          "Better",
          "When it stays silent",
          "See also");
  private static final Pattern DEFAULTS =
      Pattern.compile(
          "(await|block|cancel|fanout|start|sync|task) · (error|warning|note) · (on|off)"
              + " · (very-high|high|medium|low) · since \\d+\\.\\d+\\.\\d+");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");

  /** A page in its parts: paragraphs before the first heading, headings, and prose without code. */
  private record Page(Path file, List<String> head, List<String> headings, String prose) {}

  @TestFactory
  Stream<DynamicTest> pages() {
    return Tree.pages().stream()
        .map(file -> DynamicTest.dynamicTest(file.toString(), () -> obey(read(file))));
  }

  private static void obey(Page page) {
    String id = Tree.stem(page.file());
    assertEquals(3, page.head().size(), () -> "title, sentence and defaults in " + page.head());
    String sentence = page.head().get(1);
    assertAll(
        () -> assertEquals("# " + id, page.head().get(0)),
        () -> assertTrue(sentence.endsWith("."), sentence),
        () -> assertTrue(DEFAULTS.matcher(page.head().get(2)).matches(), page.head().get(2)),
        () -> assertEquals(HEADINGS, page.headings()),
        () -> assertEquals(List.of(), deadLinks(page)),
        () -> assertSentenceOfClass(id, sentence));
  }

  private static void assertSentenceOfClass(String id, String sentence) {
    for (Path rule : Tree.ruleFiles()) {
      if (Tree.id(Tree.stem(rule)).equals(id)) {
        String javadoc = Tree.javadoc(rule).orElse("");
        assertTrue(
            javadoc.startsWith(sentence),
            () -> "the page says\n  " + sentence + "\nand " + rule + "\n  " + javadoc);
      }
    }
  }

  private static List<String> deadLinks(Page page) {
    return LINK.matcher(page.prose())
        .results()
        .map(link -> link.group(1))
        .filter(target -> !Files.exists(page.file().resolveSibling(target)))
        .toList();
  }

  private static Page read(Path file) {
    List<String> head = new ArrayList<>();
    List<String> headings = new ArrayList<>();
    StringBuilder prose = new StringBuilder();
    StringBuilder paragraph = new StringBuilder();
    boolean code = false;
    for (String line : (Tree.text(file) + "\n\n").split("\n", -1)) {
      if (line.startsWith("```")) {
        code = !code;
      } else if (!code) {
        prose.append(line).append('\n');
        if (line.startsWith("## ")) {
          headings.add(line.substring(3));
        } else if (!line.isBlank()) {
          paragraph.append(paragraph.isEmpty() ? "" : " ").append(line.strip());
        } else if (!paragraph.isEmpty()) {
          if (headings.isEmpty()) {
            head.add(paragraph.toString());
          }
          paragraph.setLength(0);
        }
      }
    }
    return new Page(file, head, headings, prose.toString());
  }
}
