package dev.heddle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every format writes what testdata/golden has; `-Dheddle.golden=rewrite` writes it anew. */
class GoldenTest {
  private static final boolean REWRITE = "rewrite".equals(System.getProperty("heddle.golden"));
  private static final Map<String, String> FILES =
      Map.ofEntries(
          Map.entry("full", "full.txt"),
          Map.entry("concise", "concise.txt"),
          Map.entry("grouped", "grouped.txt"),
          Map.entry("json", "report.json"),
          Map.entry("jsonl", "report.jsonl"),
          Map.entry("sarif", "heddle.sarif"),
          Map.entry("github", "github.txt"),
          Map.entry("gitlab", "gitlab.json"),
          Map.entry("junit", "junit.xml"),
          Map.entry("checkstyle", "checkstyle.xml"),
          Map.entry("rdjson", "rdjson.json"),
          Map.entry("html", "report.html"),
          Map.entry("markdown", "summary.md"));

  static Stream<String> names() {
    return Formats.names().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void writesTheGoldenReport(String name) throws IOException {
    ReportFormat format = Formats.named(name);
    Report report = Sample.report(Sample.result());
    compare(Sample.GOLDEN.resolve(FILES.get(name)), Sample.write(format, report));
  }

  @Test
  void writesTheGoldenReportInColor() throws IOException {
    Report plain = Sample.report(Sample.result());
    Report colored =
        new Report(plain.result(), plain.pages(), plain.sources(), plain.version(), false, true);
    compare(Sample.GOLDEN.resolve("full-color.txt"), Sample.write(Formats.named("full"), colored));
  }

  @ParameterizedTest
  @MethodSource("names")
  void writesTheSameInEveryLocale(String name) throws IOException {
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("ar-EG-u-nu-arab", "tr", "th-TH-u-ca-buddhist")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        writesTheGoldenReport(name);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  private static void compare(Path golden, String actual) throws IOException {
    if (REWRITE) {
      Files.writeString(golden, actual);
    }
    assertEquals(Files.readString(golden), actual);
  }
}
