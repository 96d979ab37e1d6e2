package dev.heddle.ui.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import dev.heddle.ui.format.Change;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** The diagnostics of reviewdog, whose columns count bytes of UTF-8. */
public final class RdjsonFormat implements ReportFormat {
  @Override
  public String name() {
    return "rdjson";
  }

  @Override
  public String purpose() {
    return "diagnostics for reviewdog";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    try (JsonGenerator json = JsonOutput.document(out)) {
      json.writeStartObject();
      json.writeObjectFieldStart("source");
      json.writeStringField("name", "heddle");
      json.writeEndObject();
      json.writeArrayFieldStart("diagnostics");
      for (Finding finding : report.findings()) {
        write(finding, report, json);
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  private static void write(Finding finding, Report report, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("message", Report.advice(finding));
    location(finding.site(), report, json);
    json.writeStringField("severity", severity(finding.severity()));
    json.writeObjectFieldStart("code");
    json.writeStringField("value", finding.rule());
    json.writeEndObject();
    json.writeArrayFieldStart("relatedLocations");
    for (Step step : Stream.concat(finding.trail().stream(), finding.related().stream()).toList()) {
      json.writeStartObject();
      json.writeStringField("message", step.text());
      location(step.site(), report, json);
      json.writeEndObject();
    }
    json.writeEndArray();
    // each suggestion must make sense alone
    List<Change> changes = Change.whole(finding, report.sources());
    if (!changes.isEmpty()) {
      json.writeArrayFieldStart("suggestions");
      for (Change change : changes) {
        json.writeStartObject();
        range(finding.site().path(), change.span(), report, json);
        json.writeStringField("text", change.text());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private static void location(Site site, Report report, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("location");
    json.writeStringField("path", report.path(site));
    range(site.path(), site.span(), report, json);
    json.writeEndObject();
  }

  private static void range(String path, Span span, Report report, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("range");
    position("start", span.line(), column(report, path, span.line(), span.column()), json);
    position("end", span.endLine(), column(report, path, span.endLine(), span.endColumn()), json);
    json.writeEndObject();
  }

  private static void position(String name, int line, int column, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("line", line);
    json.writeNumberField("column", column);
    json.writeEndObject();
  }

  /** The column in bytes; that of the finding itself where the file cannot be read again. */
  private static int column(Report report, String path, int line, int column) {
    String text = report.sources().of(path).line(line);
    return column - 1 > text.length()
        ? column
        : text.substring(0, column - 1).getBytes(StandardCharsets.UTF_8).length + 1;
  }

  private static String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> "ERROR";
      case WARNING -> "WARNING";
      case NOTE -> "INFO";
    };
  }
}
