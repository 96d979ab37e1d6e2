package dev.heddle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.run.Progress;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The moving line of a long scan: on a terminal alone, late, and gone at the end. */
class ProgressLineTest {
  private static final Map<String, String> XTERM = Map.of("TERM", "xterm");

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void tellsHowFarTheScanIsAndTakesItBack() throws InterruptedException {
    Terminal terminal = terminal(XTERM, true);
    try (ProgressLine line = ProgressLine.start(terminal, false, 1)) {
      line.done(Progress.Stage.FILES, 1_200);
      waitFor("files: 1 of 1,200");
      line.done(Progress.Stage.RULES, 60);
      waitFor("rules: 1 of 60");
    }
    assertTrue(said().endsWith("\r\u001b[2K"), said());
  }

  @Test
  void saysNothingOfAShortScan() {
    run(terminal(XTERM, true), false, ProgressLine.FIRST_MILLIS);
  }

  @Test
  void saysNothingWhereNobodyWatches() {
    run(terminal(XTERM, false), false, 0);
    run(terminal(XTERM, true), true, 0);
    run(terminal(Map.of("TERM", "dumb"), true), false, 0);
    run(terminal(Map.of(), true), false, 0);
    run(terminal(Map.of("TERM", "xterm", "CI", "true"), true), false, 0);
  }

  private void run(Terminal terminal, boolean quiet, long firstMillis) {
    try (ProgressLine line = ProgressLine.start(terminal, quiet, firstMillis)) {
      line.done(Progress.Stage.FILES, 1);
    }
    assertEquals("", said());
  }

  private void waitFor(String text) throws InterruptedException {
    for (int i = 0; i < 1_000 && !said().contains(text); i++) {
      Thread.sleep(10);
    }
    assertTrue(said().contains(text), said());
  }

  private Terminal terminal(Map<String, String> environment, boolean watched) {
    PrintStream out = new PrintStream(err, false, StandardCharsets.UTF_8);
    return new Terminal(out, out, environment, watched);
  }

  private String said() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
