package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreadCheckTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "if (!loop.inEventLoop()) /*x*/g();                          # true",
        "if (loop.inEventLoop()) return; /*x*/g();                   # true",
        "if (loop.inEventLoop()) { } else /*x*/g();                  # true",
        "if (b && !loop.inEventLoop()) /*x*/g();                     # true",
        "if (loop.inEventLoop() || b) return; /*x*/g();              # true",
        "if (!onLoop()) /*x*/g();                                    # true", // a helper asks
        "if (loop.inEventLoop()) /*x*/g();                           # false",
        "if (b || !loop.inEventLoop()) /*x*/g();                     # false",
        "if (b) /*x*/g();                                            # false",
        "/*x*/g();                                                   # false",
      })
  void keepsCodeAwayFromAnEventLoop(String statements, boolean away) {
    Snippet code =
        Snippet.members(
            "io.netty.channel.EventLoop loop; boolean b; void g() {}"
                + " boolean onLoop() { return loop.inEventLoop(); } void f() { "
                + statements
                + " }");
    assertEquals(away, ThreadCheck.keepsAway(code.callAt("x")));
  }
}
