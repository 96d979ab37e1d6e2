package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordsTest {
  /** A string of its own, as JavaParser makes one for each token. */
  private static String fresh(String word) {
    return new String(word.toCharArray());
  }

  @Test
  void equalOnesAreOne() {
    assertSame(Words.of(fresh("executor")), Words.of(fresh("executor")));
    assertSame(Words.type(fresh("Executor")), Words.type(fresh("Executor")));
    assertEquals(TypeRef.of("Executor"), Words.type(fresh("Executor")));
  }

  @Test
  void whatIsForgottenIsOnlyMadeAnew() {
    // more than there are places for
    IntStream.range(0, 100_000)
        .mapToObj(i -> "word" + i)
        .forEach(
            word -> {
              assertEquals(word, Words.of(fresh(word)));
              assertEquals(word, Words.type(fresh(word)).name());
            });
    // equal hashes
    assertEquals("Aa", Words.of(fresh("Aa")));
    assertEquals("BB", Words.of(fresh("BB")));
    assertEquals("Aa", Words.of(fresh("Aa")));
  }
}
