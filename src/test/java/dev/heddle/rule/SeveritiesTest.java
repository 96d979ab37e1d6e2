package dev.heddle.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.fixture.Fixture;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Findings whose severity depends on what the engine knows about them. */
class SeveritiesTest {
  @Test
  void waitForWorkThatNeedsTheLockIsAnError() {
    List<Severity> severities =
        Fixture.of(Path.of("testdata/lock-held-across-async/Needed.java"))
            .findings(Set.of("lock-held-across-async"))
            .stream()
            .map(Finding::severity)
            .toList();
    assertEquals(List.of(Severity.ERROR, Severity.ERROR, Severity.WARNING), severities);
  }
}
