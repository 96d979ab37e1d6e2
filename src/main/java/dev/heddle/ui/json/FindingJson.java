package dev.heddle.ui.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import dev.heddle.ui.format.Change;
import dev.heddle.ui.format.Report;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The members of our own JSON objects; see {@link JsonFormat} for what they mean. */
final class FindingJson {
  private final Report report;
  private final JsonGenerator json;

  FindingJson(Report report, JsonGenerator json) {
    this.report = report;
    this.json = json;
  }

  /** The members of a finding. */
  void finding(Finding finding) throws IOException {
    json.writeStringField("rule", finding.rule());
    json.writeStringField("severity", finding.severity().toString());
    json.writeStringField("confidence", finding.confidence().name().toLowerCase(Locale.ROOT));
    place(finding.site());
    json.writeStringField("message", finding.message());
    json.writeStringField("fix", finding.fix());
    json.writeStringField("why", finding.why());
    json.writeStringField("member", finding.member());
    json.writeObjectFieldStart("statement");
    place(finding.statement());
    json.writeEndObject();
    steps("trail", finding.trail());
    steps("related", finding.related());
    rewrite(finding);
  }

  private void rewrite(Finding finding) throws IOException {
    List<Change> changes = Change.of(finding, report.sources());
    if (changes.isEmpty()) {
      return;
    }
    json.writeObjectFieldStart("rewrite");
    json.writeStringField("title", finding.rewrite().title());
    json.writeBooleanField("safe", finding.rewrite().safe());
    json.writeArrayFieldStart("changes");
    for (Change change : changes) {
      json.writeStartObject();
      range(change.span());
      json.writeStringField("text", change.text());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** The members of a place that could not be analysed. */
  void problem(Problem problem) throws IOException {
    place(problem.site());
    json.writeStringField("message", problem.message());
  }

  /** The members that tell how the scan was done and how much it found. */
  void scan() throws IOException {
    json.writeNumberField("release", report.result().release());
    json.writeStringField("releaseReason", report.result().releaseReason());
    json.writeNumberField("files", report.result().files());
    json.writeNumberField("bodies", report.result().bodies());
    json.writeObjectFieldStart("counts");
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.NOTE)) {
      json.writeNumberField(severity.toString(), report.count(severity));
    }
    json.writeEndObject();
  }

  private void steps(String name, List<Step> steps) throws IOException {
    json.writeArrayFieldStart(name);
    for (Step step : steps) {
      json.writeStartObject();
      place(step.site());
      json.writeStringField("text", step.text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void place(Site site) throws IOException {
    json.writeStringField("path", report.path(site));
    range(site.span());
  }

  private void range(Span span) throws IOException {
    json.writeNumberField("line", span.line());
    json.writeNumberField("column", span.column());
    json.writeNumberField("endLine", span.endLine());
    json.writeNumberField("endColumn", span.endColumn());
  }
}
