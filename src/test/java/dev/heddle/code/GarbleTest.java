package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damages real programs in many places: parsing never throws and is never slow. */
class GarbleTest {
  private static final long SLOW_MILLIS = 3_000;
  private static final String[] NOISE = {
    "{",
    "}",
    "(",
    ")",
    ";",
    "\"",
    "'",
    "\"\"\"",
    "/*",
    "*/",
    "//",
    "\\",
    "\\u007b",
    "->",
    "new ",
    "switch (",
    "class ",
    "enum E {",
    "\0",
    "#",
    "\n<<<<<<< a\n",
    "\n=======\n",
    "\n>>>>>>> b\n",
    "@",
    "<",
    "public ",
    "case ",
    "\uD800",
    "() -> {",
    "new X() {"
  };

  /** A program with pieces missing, and with noise in it; the same ones each time. */
  private static List<String> damaged(String text) {
    List<String> damaged = new ArrayList<>();
    for (int at = 0; at < text.length(); at += 13) {
      damaged.add(text.substring(0, at));
      damaged.add(text.substring(at));
    }
    Random random = new Random(7);
    for (int i = 0; i < 400; i++) {
      StringBuilder garbled = new StringBuilder(text);
      for (int k = 0; k <= i % 4; k++) {
        int at = random.nextInt(garbled.length());
        int end = Math.min(garbled.length(), at + random.nextInt(8));
        garbled.replace(at, end, NOISE[random.nextInt(NOISE.length)]);
      }
      damaged.add(garbled.toString());
    }
    return damaged;
  }

  @ParameterizedTest
  @ValueSource(strings = {"FanScope", "DisposableBag", "SaveFeedback", "RouteAnswer"})
  void whatTheGrammarReadsHasNoError(String name) throws IOException {
    List<String> wrong =
        new Workers(2)
            .map(damaged(read(name)), GuardedParser::new, GarbleTest::errorThatIsRead).stream()
                .filter(error -> !error.isEmpty())
                .toList();
    assertEquals(List.of(), wrong);
  }

  /** The first error of JavaParser in a text that {@link Syntax} reads; else nothing. */
  private static String errorThatIsRead(GuardedParser oracle, String text) {
    TokenTable tokens = TokenTable.of(new Tokens(text));
    if (tokens == null || Syntax.read(tokens) == null) {
      return "";
    }
    return String.join(" ", Trees.messages(oracle.parse(new SourceFile("A.java", text))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"FanScope", "DisposableBag", "SaveFeedback", "RouteAnswer"})
  void damageNeverThrows(String name) throws IOException {
    List<String> damaged = damaged(read(name));
    List<Long> millis =
        new Workers(2)
            .map(
                damaged,
                Parser::new,
                (parser, t) -> {
                  long start = System.nanoTime();
                  assertNotNull(parser.parse(new SourceFile("A.java", t)));
                  return (System.nanoTime() - start) / 1_000_000;
                });
    assertTrue(millis.stream().allMatch(m -> m < SLOW_MILLIS), () -> "slow: " + millis);
  }

  @Test
  void truncatedFileKeepsItsFirstMethods() throws IOException {
    String text = read("SaveFeedback");
    GuardedParser.Result parsed = Trees.parse(text.substring(0, text.length() * 3 / 4));
    assertFalse(parsed.problems().isEmpty());
    assertFalse(Trees.whole(parsed).isEmpty());
  }

  private static String read(String name) throws IOException {
    try (InputStream in = GarbleTest.class.getResourceAsStream("/parse/" + name + ".txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
