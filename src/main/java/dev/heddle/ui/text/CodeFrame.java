package dev.heddle.ui.text;

import dev.heddle.code.Span;
import dev.heddle.rule.Severity;
import dev.heddle.ui.format.SourceLines;
import dev.heddle.ui.format.Visible;
import java.util.List;

/** The source lines of a finding with marks under them, as rustc draws them. */
final class CodeFrame {
  /**
   * One marked place.
   *
   * @param text what happens there, or empty
   * @param primary whether it is the reported place itself
   */
  record Mark(Span span, String text, boolean primary) {}

  private final SourceLines lines;
  private final Ink ink;
  private final Severity severity;
  private final int gutter;

  /**
   * A frame for one file.
   *
   * @param gutter columns of the widest line number
   */
  CodeFrame(SourceLines lines, Ink ink, Severity severity, int gutter) {
    this.lines = lines;
    this.ink = ink;
    this.severity = severity;
    this.gutter = gutter;
  }

  /** Draws the marks, which stand on different lines, in the order of those lines. */
  void draw(List<Mark> marks, StringBuilder out) {
    blank(out);
    int before = 0;
    for (Mark mark : marks) {
      int number = mark.span().line();
      if (before > 0 && number > before + 2) {
        out.append(ink.frame("...")).append('\n');
      } else if (before > 0 && number == before + 2) {
        code(before + 1, ShownLine.of(lines.line(before + 1), 1), out);
      }
      ShownLine line = ShownLine.of(lines.line(number), mark.span().column());
      code(number, line, out);
      underline(mark, line, out);
      before = number;
    }
    blank(out);
  }

  /** A line of the frame that shows no code. */
  void blank(StringBuilder out) {
    out.append(ink.frame(" ".repeat(gutter) + " |")).append('\n');
  }

  private void code(int number, ShownLine line, StringBuilder out) {
    String digits = String.valueOf(number);
    out.append(ink.frame(" ".repeat(gutter - digits.length()) + digits + " |"));
    out.append(line.text().isEmpty() ? "" : " " + line.text()).append('\n');
  }

  private void underline(Mark mark, ShownLine line, StringBuilder out) {
    Span span = mark.span();
    int from = line.column(span.column());
    boolean oneLine = span.endLine() == span.line();
    int to = line.column(oneLine ? span.endColumn() : lines.line(span.line()).length() + 1);
    String signs = (mark.primary() ? "^" : "-").repeat(Math.max(1, to - from));
    String label = mark.text().isEmpty() ? signs : signs + " " + Visible.of(mark.text());
    out.append(ink.frame(" ".repeat(gutter) + " |")).append(" ".repeat(from + 1));
    out.append(mark.primary() ? ink.severity(severity, label) : ink.frame(label)).append('\n');
  }
}
