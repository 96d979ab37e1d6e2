package dev.heddle.ui.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.code.Problem;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.Writer;

/**
 * One JSON object a line: `type` is `finding`, `problem` or, on the last line, `scan`; the other
 * members are those of {@link JsonFormat}.
 */
public final class JsonLinesFormat implements ReportFormat {
  @Override
  public String name() {
    return "jsonl";
  }

  @Override
  public String purpose() {
    return "one JSON object a line";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    try (JsonGenerator json = JsonOutput.lines(out)) {
      json.setRootValueSeparator(null);
      FindingJson members = new FindingJson(report, json);
      for (Finding finding : report.findings()) {
        start(json, "finding");
        members.finding(finding);
        end(json);
      }
      for (Problem problem : report.result().problems()) {
        start(json, "problem");
        members.problem(problem);
        end(json);
      }
      start(json, "scan");
      json.writeStringField("version", report.version());
      members.scan();
      end(json);
    }
  }

  private static void start(JsonGenerator json, String type) throws IOException {
    json.writeStartObject();
    json.writeStringField("type", type);
  }

  private static void end(JsonGenerator json) throws IOException {
    json.writeEndObject();
    json.writeRaw('\n');
  }
}
