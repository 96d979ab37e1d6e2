package dev.heddle.ui.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.code.Problem;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.Writer;

/**
 * One JSON object with everything a scan found. Members are only ever added; `schema` counts up
 * when one changes its meaning.
 *
 * <ul>
 *   <li>`schema` 1; `version` of Heddle
 *   <li>`release` of Java that was assumed, `releaseReason`; `files` and `bodies` analysed
 *   <li>`counts`: number of findings by severity: `error`, `warning`, `note`
 *   <li>`findings`: array in the order path, line, column, rule. Each has `rule`, `severity`,
 *       `confidence` (`weak`, `default`, `certain`), a place, `message`, `fix`, `why` (may be
 *       empty), `member` (qualified name of the enclosing member, may be empty), `statement` (the
 *       place of the whole statement), `trail` and `related` (arrays of a place with `text`). Where
 *       a fix is known, `rewrite` has its `title`, `safe` (whether it surely changes nothing but
 *       the defect), and `changes` of that file: a range that goes, and the `text` that comes
 *   <li>`problems`: array of what could not be analysed: a place and `message`
 * </ul>
 *
 * A place is `path` (relative to the root with `/`, unless absolute paths were asked for), `line`,
 * `column`, `endLine` and `endColumn`: counted from 1, columns in UTF-16 units, the end column
 * exclusive. Messages have code in backticks.
 */
public final class JsonFormat implements ReportFormat {
  private static final int SCHEMA = 1;

  @Override
  public String name() {
    return "json";
  }

  @Override
  public String purpose() {
    return "everything, as one JSON object";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    try (JsonGenerator json = JsonOutput.document(out)) {
      FindingJson members = new FindingJson(report, json);
      json.writeStartObject();
      json.writeNumberField("schema", SCHEMA);
      json.writeStringField("version", report.version());
      members.scan();
      json.writeArrayFieldStart("findings");
      for (Finding finding : report.findings()) {
        json.writeStartObject();
        members.finding(finding);
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeArrayFieldStart("problems");
      for (Problem problem : report.result().problems()) {
        json.writeStartObject();
        members.problem(problem);
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }
}
