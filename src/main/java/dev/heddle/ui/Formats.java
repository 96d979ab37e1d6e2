package dev.heddle.ui;

import dev.heddle.run.UsageError;
import dev.heddle.ui.format.ReportFormat;
import dev.heddle.ui.github.GithubFormat;
import dev.heddle.ui.github.MarkdownFormat;
import dev.heddle.ui.html.HtmlFormat;
import dev.heddle.ui.json.GitlabFormat;
import dev.heddle.ui.json.JsonFormat;
import dev.heddle.ui.json.JsonLinesFormat;
import dev.heddle.ui.json.RdjsonFormat;
import dev.heddle.ui.sarif.SarifFormat;
import dev.heddle.ui.text.ConciseFormat;
import dev.heddle.ui.text.FullFormat;
import dev.heddle.ui.text.GroupedFormat;
import dev.heddle.ui.xml.CheckstyleFormat;
import dev.heddle.ui.xml.JunitFormat;
import java.util.Iterator;
import java.util.List;

/** All report formats; a new one is one class and one line here. */
final class Formats implements Iterable<String> {
  static final List<ReportFormat> ALL =
      List.of(
          new FullFormat(),
          new ConciseFormat(),
          new GroupedFormat(),
          new JsonFormat(),
          new JsonLinesFormat(),
          new SarifFormat(),
          new GithubFormat(),
          new MarkdownFormat(),
          new HtmlFormat(),
          new GitlabFormat(),
          new JunitFormat(),
          new CheckstyleFormat(),
          new RdjsonFormat());

  /** The format of that name. */
  static ReportFormat named(String name) {
    return ALL.stream()
        .filter(format -> format.name().equals(name))
        .findFirst()
        .orElseThrow(() -> UsageError.unknown("format", name, names(), "heddle scan --help"));
  }

  static List<String> names() {
    return ALL.stream().map(ReportFormat::name).toList();
  }

  /** The names, for the completion and help of the command line. */
  @Override
  public Iterator<String> iterator() {
    return names().iterator();
  }
}
