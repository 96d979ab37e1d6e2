package dev.heddle.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.code.Span;
import dev.heddle.rule.Severity;
import dev.heddle.ui.format.SourceLines;
import dev.heddle.ui.text.CodeFrame.Mark;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameTest {
  @Test
  void marksOneLine() {
    assertFrame("a.b();\n", mark(1, 3, 1, 6), "  |\n1 | a.b();\n  |   ^^^\n  |\n");
  }

  @Test
  void marksAnEmptySpanAndTheEndOfALine() {
    assertFrame("ab\n", mark(1, 3, 1, 3), "  |\n1 | ab\n  |   ^\n  |\n");
  }

  @Test
  void marksTheFirstLineOfMany() {
    assertFrame("ab(\ncd);\n", mark(1, 1, 2, 3), "  |\n1 | ab(\n  | ^^^\n  |\n");
  }

  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "\tX,    X,4",
        "a\tX,a   X,4",
        "漢字X,漢字X,4",
        "🧵X,🧵X,2",
        "e\u0301X,e\u0301X,1",
        "\u0007\u001bX,\\u0007\\u001bX,12",
        "\u202EX,\\u202eX,6",
        "\uD800X,\\ud800X,6",
      })
  void alignsMarksUnderWhatIsShown(String line, String shown, int column) {
    ShownLine result = ShownLine.of(line, 1);
    assertEquals(shown, result.text());
    assertEquals(column, result.column(line.indexOf('X') + 1));
  }

  @Test
  void cutsALongLineAroundTheMark() {
    String line = "a".repeat(5_000_000) + "X" + "b".repeat(5_000);
    ShownLine result = ShownLine.of(line, 5_000_001);
    assertTrue(result.text().length() < 200, result.text());
    assertTrue(result.text().startsWith("…a") && result.text().endsWith("b…"), result.text());
    assertEquals('X', result.text().charAt(result.column(5_000_001)));
  }

  @Test
  void showsTheLineBetweenAndLeavesOutMore() {
    SourceLines lines = new SourceLines("one\ntwo\nthree\nfour\nfive\nsix\n");
    assertEquals(
        """
          |
        1 | one
          | --- here
        2 | two
        3 | three
          | ^^^^^
          |
        """,
        draw(lines, List.of(new Mark(new Span(1, 1, 1, 4), "here", false), mark(3, 1, 3, 6))));
    assertEquals(
        """
          |
        1 | one
          | --- here
        ...
        6 | six
          | ^^^
          |
        """,
        draw(lines, List.of(new Mark(new Span(1, 1, 1, 4), "here", false), mark(6, 1, 6, 4))));
  }

  @Test
  void countsLinesAsTheParserDoes() {
    SourceLines lines = new SourceLines("\uFEFFa\r\nb\rc\u2028d\ne");
    assertEquals(
        List.of("a", "b", "c\u2028d", "e"), List.of(1, 2, 3, 4).stream().map(lines::line).toList());
  }

  private static void assertFrame(String source, Mark mark, String expected) {
    assertEquals(expected, draw(new SourceLines(source), List.of(mark)));
  }

  private static String draw(SourceLines lines, List<Mark> marks) {
    StringBuilder out = new StringBuilder();
    new CodeFrame(lines, new Ink(false), Severity.ERROR, 1).draw(marks, out);
    return out.toString();
  }

  private static Mark mark(int line, int column, int endLine, int endColumn) {
    return new Mark(new Span(line, column, endLine, endColumn), "", true);
  }
}
