package dev.heddle.ui.text;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.CommandGuard;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import dev.heddle.ui.format.SourceLines;
import dev.heddle.ui.format.Visible;
import dev.heddle.ui.text.CodeFrame.Mark;
import java.io.IOException;
import java.io.Writer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The code of each finding, how it comes about, why it bites and how to mend it. */
public final class FullFormat implements ReportFormat {
  @Override
  public String name() {
    return "full";
  }

  @Override
  public String purpose() {
    return "code, trail and remedy of each finding";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    Ink ink = new Ink(report.color());
    Writer guarded = CommandGuard.text(out);
    for (Finding finding : report.findings()) {
      guarded.write(block(report, finding, ink));
    }
  }

  private static String block(Report report, Finding finding, Ink ink) {
    SourceLines lines = report.sources().of(finding.site().path());
    List<Mark> marks = marks(finding, lines);
    int gutter =
        marks.stream().mapToInt(m -> String.valueOf(m.span().line()).length()).max().orElse(1);
    StringBuilder out = new StringBuilder();
    out.append(
        ink.severity(finding.severity(), finding.severity() + "[" + finding.rule() + "]")
            + ink.strong(": " + Visible.of(finding.message()))
            + "\n");
    out.append(" ".repeat(gutter) + ink.frame("--> "));
    out.append(ConciseFormat.place(report, finding.site()) + "\n");
    CodeFrame frame = new CodeFrame(lines, ink, finding.severity(), gutter);
    if (marks.isEmpty()) {
      frame.blank(out);
    } else {
      frame.draw(marks, out);
    }
    List<Span> drawn = marks.stream().map(Mark::span).toList();
    notes(report, finding, drawn, " ".repeat(gutter) + " " + ink.frame("="), ink, out);
    return out.append('\n').toString();
  }

  private static void notes(
      Report report, Finding finding, List<Span> drawn, String sign, Ink ink, StringBuilder out) {
    int number = 1;
    for (Step step : finding.trail()) {
      String lead =
          number == 1 ? sign + ink.strong(" trail: ") : " ".repeat(trailIndent(sign, ink));
      out.append(lead + number++ + ". " + step(report, step) + "\n");
    }
    for (Step step : finding.related()) {
      if (drawn.contains(step.site().span()) && step.site().path().equals(finding.site().path())) {
        continue;
      }
      out.append(sign + ink.strong(" see: ") + step(report, step) + "\n");
    }
    note("why", finding.why(), sign, ink, out);
    note("fix", finding.fix(), sign, ink, out);
    note("page", "heddle explain " + finding.rule(), sign, ink, out);
  }

  private static int trailIndent(String sign, Ink ink) {
    String plain = ink.on() ? sign.replaceAll("\u001b\\[[0-9;]*m", "") : sign;
    return plain.length() + " trail: ".length();
  }

  private static String step(Report report, Step step) {
    return ConciseFormat.place(report, step.site()) + ": " + Visible.of(step.text());
  }

  private static void note(String name, String text, String sign, Ink ink, StringBuilder out) {
    if (!text.isEmpty()) {
      out.append(sign + ink.strong(" " + name + ": ") + Visible.of(text) + "\n");
    }
  }

  /** The reported place and, where this file has it, the place where it began. */
  private static List<Mark> marks(Finding finding, SourceLines lines) {
    Site site = finding.site();
    if (!lines.has(site.span().line())) {
      return List.of();
    }
    Optional<Mark> origin =
        Stream.concat(finding.related().stream(), finding.trail().stream())
            .filter(step -> step.site().path().equals(site.path()))
            .filter(step -> step.site().span().line() != site.span().line())
            .filter(step -> lines.has(step.site().span().line()))
            .findFirst()
            .map(step -> new Mark(step.site().span(), step.text(), false));
    return Stream.concat(Stream.of(new Mark(site.span(), "", true)), origin.stream())
        .sorted(Comparator.comparing(Mark::span))
        .toList();
  }
}
