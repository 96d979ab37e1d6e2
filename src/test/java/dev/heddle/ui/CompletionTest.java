package dev.heddle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.rule.Pages;
import dev.heddle.run.Scan;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CompletionTest {
  private static String script(String shell) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, false, StandardCharsets.UTF_8);
    Terminal terminal = new Terminal(stream, stream, Map.of(), false);
    assertEquals(0, Heddle.run(terminal, Scan::run, Pages::load, "completion", shell));
    stream.flush();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void bashAndZshKnowTheOptions() {
    for (String shell : List.of("bash", "zsh")) {
      String script = script(shell);
      assertTrue(script.contains("--stdin-filename"));
      assertTrue(script.contains("complete -F"));
    }
  }

  @Test
  void fishHasOneLineACommandAndOption() {
    String script = script("fish");
    assertTrue(script.lines().allMatch(line -> line.startsWith("complete -c heddle ")), script);
    assertTrue(script.contains(" -a scan -d 'Scan Java source for concurrency defects'\n"), script);
    assertTrue(script.contains("'__fish_seen_subcommand_from scan' -l fix -d 'Mend"), script);
    assertTrue(script.contains(" -l format -r -a 'full concise grouped "), script);
  }

  @Test
  void theManualPageTellsEveryCommandAndOption() {
    String page = script("man");
    assertTrue(page.contains(".SS \"heddle scan [PATH...]\"\n"), page);
    assertTrue(page.contains(".SS \"heddle baseline create [PATH...]\"\n"), page);
    assertTrue(page.contains(".TP\n\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIFILE\\fR\n"), page);
    assertTrue(
        page.lines()
            .allMatch(line -> !line.startsWith(".") || line.matches("\\.(TH|SH|SS|TP|B)\\b.*")),
        page);
    assertTrue(page.lines().noneMatch(line -> line.startsWith("'") || line.contains("`")), page);
  }
}
