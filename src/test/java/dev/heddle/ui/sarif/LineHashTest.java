package dev.heddle.ui.sarif;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The vectors of codeql-action, which computes the same hashes. */
class LineHashTest {
  @Test
  void hashesNothing() {
    assertEquals(List.of("c129715d7a2bc9a3:1"), LineHash.of(""));
  }

  @Test
  void leavesBlanksOut() {
    assertEquals(
        List.of(
            "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"),
        LineHash.of(" a\nb\n  \t\tc\n d"));
  }

  @Test
  void countsEqualLines() {
    List<String> hashes = LineHash.of("Lorem ipsum dolor sit amet.\n".repeat(10));
    for (int line = 1; line <= 6; line++) {
      assertEquals("a7f2ff13bc495cf2:" + line, hashes.get(line - 1));
    }
    assertEquals(11, hashes.size());
  }

  @Test
  void takesAllLineEndsForOne() {
    assertEquals(LineHash.of("a\nb\nc"), LineHash.of("a\r\nb\rc"));
  }
}
