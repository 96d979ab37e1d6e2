package dev.heddle.flow;

import static dev.heddle.flow.Confidence.CERTAIN;
import static dev.heddle.flow.Confidence.DEFAULT;
import static dev.heddle.flow.Confidence.WEAK;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ConfidenceTest {
  @Test
  void ofSeveralPartsIsThatOfTheWeakest() {
    assertEquals(WEAK, CERTAIN.and(WEAK));
    assertEquals(WEAK, WEAK.and(CERTAIN));
    assertEquals(DEFAULT, DEFAULT.and(CERTAIN));
    assertEquals(CERTAIN, CERTAIN.and(CERTAIN));
  }

  @Test
  void goesDownToWeakAndNoFurther() {
    assertEquals(DEFAULT, CERTAIN.lower());
    assertEquals(WEAK, DEFAULT.lower());
    assertEquals(WEAK, WEAK.lower());
  }
}
