package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class EvaluationTest {
  private final AtomicInteger searches = new AtomicInteger();
  private final Evaluation<String> answers =
      new Evaluation<>(3, new Evaluation.Stack(), this::search, "unknown");

  /** Question 0 asks 1, and 1 asks 0: the one asked first decides; 2 asks nobody. */
  private String search(int index) {
    int search = searches.incrementAndGet();
    if (index == 2) {
      return "found by search " + search;
    }
    String other = answers.get(1 - index);
    return index == 0 ? "zero" : "one after " + other;
  }

  @Test
  void areRemembered() {
    assertEquals("found by search 1", answers.get(2));
    assertEquals("found by search 1", answers.get(2));
  }

  @Test
  void whatRestsOnAnOpenQuestionIsNotRemembered() {
    assertEquals("zero", answers.get(0)); // 1 was told that 0 is unknown
    assertEquals("one after zero", answers.get(1));
    assertEquals(3, searches.get());
    answers.get(1);
    assertEquals(3, searches.get());
  }
}
