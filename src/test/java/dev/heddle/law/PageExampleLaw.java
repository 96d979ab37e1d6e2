package dev.heddle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.heddle.fixture.Fixture;
import dev.heddle.rule.Rule;
import dev.heddle.run.Rules;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Every example of a page yields exactly the findings it marks, every better block none. */
@Tag("law")
class PageExampleLaw {
  private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Set<String> RULES =
      Rules.all().stream().map(Rule::id).collect(Collectors.toSet());

  @TestFactory
  Stream<DynamicTest> examples() {
    return ofRules().map(page -> DynamicTest.dynamicTest(page + " example", () -> marked(page)));
  }

  @TestFactory
  Stream<DynamicTest> betterBlocks() {
    return ofRules().map(page -> DynamicTest.dynamicTest(page + " better", () -> silent(page)));
  }

  /** The pages whose rule exists. */
  private static Stream<Path> ofRules() {
    return Tree.pages().stream().filter(page -> RULES.contains(Tree.stem(page)));
  }

  private static void marked(Path page) {
    List<String> blocks = blocks(page, "Example");
    assertFalse(blocks.isEmpty(), "no example");
    for (String block : blocks) {
      assertEquals(List.of(), program(page, block).differences(RULES), block);
    }
  }

  private static void silent(Path page) {
    List<String> blocks = blocks(page, "Better");
    assertFalse(blocks.isEmpty(), "no better block");
    for (String block : blocks) {
      assertEquals(List.of(), program(page, block).findings(RULES), block);
    }
  }

  private static Fixture program(Path page, String block) {
    return Fixture.of(Tree.stem(page) + ".java", block).enable(Tree.stem(page));
  }

  private static List<String> blocks(Path page, String heading) {
    List<String> blocks = new ArrayList<>();
    for (String section : Tree.text(page).split("(?m)^## ")) {
      if (section.startsWith(heading + "\n")) {
        Matcher block = BLOCK.matcher(section);
        while (block.find()) {
          blocks.add(block.group(1));
        }
      }
    }
    return blocks;
  }
}
