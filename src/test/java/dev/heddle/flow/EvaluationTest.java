package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class EvaluationTest {
  private final AtomicInteger searches = new AtomicInteger();
  private final Evaluation<String> answers = new Evaluation<>(3, new Evaluation.Stack(), "unknown");

  /** Question 0 asks 1, and 1 asks 0: the one asked first decides. */
  private String ring(int index) {
    return answers.get(
        index,
        () -> {
          searches.incrementAndGet();
          String other = ring(1 - index);
          return index == 0 ? "zero" : "one after " + other;
        });
  }

  @Test
  void areRemembered() {
    assertEquals("a", answers.get(2, () -> "a"));
    assertEquals("a", answers.get(2, () -> "b"));
  }

  @Test
  void whatRestsOnAnOpenQuestionIsNotRemembered() {
    assertEquals("zero", ring(0)); // 1 was told that 0 is unknown
    assertEquals("one after zero", ring(1));
    assertEquals(3, searches.get());
    ring(1);
    assertEquals(3, searches.get());
  }
}
