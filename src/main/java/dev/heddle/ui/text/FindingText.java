package dev.heddle.ui.text;

import dev.heddle.code.Site;
import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.SourceLines;
import dev.heddle.ui.format.Visible;
import dev.heddle.ui.text.CodeFrame.Mark;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One finding in full: headline, code, then notes behind `=` signs. */
final class FindingText {
  private static final String TRAIL = " trail: ";

  private final Report report;
  private final Finding finding;
  private final Ink ink;
  private final SourceLines lines;
  private final List<Mark> marks;
  private final int gutter;
  private final StringBuilder out = new StringBuilder();

  FindingText(Report report, Finding finding, Ink ink) {
    this.report = report;
    this.finding = finding;
    this.ink = ink;
    this.lines = report.sources().of(finding.site().path());
    this.marks = marks();
    this.gutter =
        marks.stream().mapToInt(m -> String.valueOf(m.span().line()).length()).max().orElse(1);
  }

  /** The text, with a blank line after it. */
  String write() {
    String kind = finding.severity() + "[" + finding.rule() + "]";
    out.append(ink.severity(finding.severity(), kind));
    out.append(ink.strong(": " + Visible.of(finding.message()))).append('\n');
    out.append(" ".repeat(gutter)).append(ink.frame("--> "));
    out.append(ConciseFormat.place(report, finding.site())).append('\n');
    CodeFrame frame = new CodeFrame(lines, ink, finding.severity(), gutter);
    if (marks.isEmpty()) {
      frame.blank(out);
    } else {
      frame.draw(marks, out);
    }
    trail();
    finding.related().stream()
        .filter(step -> !isDrawn(step))
        .forEach(step -> note("see", step(step)));
    note("why", Visible.of(finding.why()));
    note("fix", Visible.of(finding.fix()));
    note("page", "heddle explain " + finding.rule());
    return out.append('\n').toString();
  }

  private void trail() {
    int number = 1;
    for (Step step : finding.trail()) {
      out.append(number == 1 ? sign() + ink.strong(TRAIL) : indent());
      out.append(number++).append(". ").append(step(step)).append('\n');
    }
  }

  private void note(String name, String text) {
    if (!text.isEmpty()) {
      out.append(sign()).append(ink.strong(" " + name + ": ")).append(text).append('\n');
    }
  }

  private String sign() {
    return " ".repeat(gutter + 1) + ink.frame("=");
  }

  private String indent() {
    return " ".repeat(gutter + 2 + TRAIL.length());
  }

  private String step(Step step) {
    return ConciseFormat.place(report, step.site()) + ": " + Visible.of(step.text());
  }

  /** The reported place and, where this file has it, the place where it began. */
  private List<Mark> marks() {
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

  private boolean isDrawn(Step step) {
    return step.site().path().equals(finding.site().path())
        && marks.stream().anyMatch(mark -> mark.span().equals(step.site().span()));
  }
}
