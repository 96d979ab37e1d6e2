package dev.heddle.ui.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import dev.heddle.ui.format.ContextHash;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.Writer;

/** The code quality report of GitLab; paths are always relative to the root, as it wants them. */
public final class GitlabFormat implements ReportFormat {
  @Override
  public String name() {
    return "gitlab";
  }

  @Override
  public String purpose() {
    return "code quality report of GitLab";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    ContextHash fingerprints = new ContextHash(report.sources());
    try (JsonGenerator json = JsonOutput.document(out)) {
      json.writeStartArray();
      for (Finding finding : report.findings()) {
        write(finding, fingerprints.of(finding), json);
      }
      json.writeEndArray();
      json.writeRaw('\n');
    }
  }

  private static void write(Finding finding, String fingerprint, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("description", Report.advice(finding));
    json.writeStringField("check_name", finding.rule());
    json.writeStringField("fingerprint", fingerprint);
    json.writeStringField("severity", severity(finding.severity()));
    json.writeObjectFieldStart("location");
    json.writeStringField("path", finding.site().path());
    json.writeObjectFieldStart("lines");
    json.writeNumberField("begin", finding.site().span().line());
    json.writeNumberField("end", finding.site().span().endLine());
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> "critical";
      case WARNING -> "major";
      case NOTE -> "minor";
    };
  }
}
