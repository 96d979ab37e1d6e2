package dev.heddle.ui;

import dev.heddle.run.UsageError;
import dev.heddle.ui.format.ReportFormat;
import dev.heddle.ui.sarif.SarifFormat;
import dev.heddle.ui.text.ConciseFormat;
import dev.heddle.ui.text.FullFormat;
import dev.heddle.ui.text.GroupedFormat;
import java.util.Iterator;
import java.util.List;

/** All report formats; a new one is one class and one line here. */
final class Formats implements Iterable<String> {
  static final List<ReportFormat> ALL =
      List.of(new FullFormat(), new ConciseFormat(), new GroupedFormat(), new SarifFormat());

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
