package dev.heddle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A class is named for what it is, in the words of the glossary. */
@Tag("law")
class NameLaw {
  /** Names that say nothing, then words that the glossary replaces by another. */
  private static final Pattern BANNED =
      Pattern.compile(
          ".*(Utils?|Helpers?|Managers?|Info|Data|Processor|Impl"
              + "|Promise|Violation|Diagnostic|Detector|Inspection)");

  @Test
  void noClassHasANameThatSaysNothing() {
    assertEquals(
        List.of(),
        Stream.of(Tree.MAIN, Tree.TEST)
            .flatMap(folder -> Tree.javaFiles(folder).stream())
            .filter(file -> BANNED.matcher(Tree.stem(file)).matches())
            .toList());
  }
}
