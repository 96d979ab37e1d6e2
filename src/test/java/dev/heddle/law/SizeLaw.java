package dev.heddle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Small things stay small: a rule too long asks the engine for a noun. */
@Tag("law")
class SizeLaw {
  private static final int RULE = 60;
  private static final int RULE_STOP = 90;
  private static final int CLASS_STOP = 400;

  @Test
  void noRuleIsLongerThanItsHardStop() {
    assertEquals(List.of(), longerThan(RULE_STOP, Tree.ruleFiles()));
  }

  @Test
  void nineOfTenRulesFitOnAPage() {
    List<Path> rules = Tree.ruleFiles();
    List<String> longer = longerThan(RULE, rules);
    assertTrue(longer.size() * 10 <= rules.size(), () -> "over " + RULE + " lines: " + longer);
  }

  @Test
  void noOtherClassIsLongerThanItsHardStop() {
    List<Path> others = new ArrayList<>();
    Stream.of(Tree.MAIN, Tree.TEST).map(Tree::javaFiles).forEach(others::addAll);
    assertEquals(List.of(), longerThan(CLASS_STOP, others));
  }

  private static List<String> longerThan(int limit, List<Path> files) {
    return files.stream()
        .filter(file -> lines(file) > limit)
        .map(file -> file + ": " + lines(file))
        .toList();
  }

  private static long lines(Path file) {
    return Tree.text(file).lines().count();
  }
}
