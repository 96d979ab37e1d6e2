package dev.heddle.ui.sarif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.flow.Confidence;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Pages;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Severity;
import dev.heddle.run.ScanResult;
import dev.heddle.ui.Sample;
import dev.heddle.ui.format.Report;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SarifFormatTest {
  private static final Schema SCHEMA = schema();

  @Test
  void isValid() throws IOException {
    assertValid(Sample.report(Sample.result()));
  }

  @Test
  void writesTheRewriteOfAFindingAsAFix() throws IOException {
    Finding plain = Sample.result().findings().get(1);
    Finding mended =
        new Finding(
            plain.rule(),
            plain.severity(),
            plain.confidence(),
            plain.site(),
            plain.statement(),
            plain.message(),
            plain.fix(),
            plain.why(),
            plain.trail(),
            plain.related(),
            plain.member(),
            Rewrite.unsafe("join it").after(plain.site(), "/* */"));
    Report report = Sample.report(Sample.result(Sample.PROJECT, List.of(mended), List.of()));
    assertValid(report);
    JsonNode fix = run(report).get("results").get(0).get("fixes").get(0);
    assertEquals("Join it; look at the result.", fix.get("description").get("text").asText());
    JsonNode replacement = fix.get("artifactChanges").get(0).get("replacements").get(0);
    assertEquals("/* */", replacement.get("insertedContent").get("text").asText());
    assertEquals(
        plain.site().span().endColumn(), replacement.get("deletedRegion").get("endColumn").asInt());
  }

  @Test
  void keepsEmptyResultsAndRules() throws IOException {
    Report sample = Sample.report(Sample.clean());
    Report bare =
        new Report(
            sample.result(), Pages.of(List.of()), sample.sources(), sample.version(), false, false);
    JsonNode run = run(bare);
    assertEquals("[]", run.get("results").toString());
    assertEquals("[]", run.get("tool").get("driver").get("rules").toString());
    assertValid(bare);
  }

  @Test
  void pointsEachResultToItsRule() throws IOException {
    JsonNode run = run(Sample.report(Sample.result()));
    JsonNode rules = run.get("tool").get("driver").get("rules");
    for (JsonNode result : run.get("results")) {
      JsonNode rule = rules.get(result.get("ruleIndex").asInt());
      assertEquals(result.get("ruleId"), rule.get("id"));
    }
  }

  @Test
  void writesTheLevelThatDiffersFromTheDefaultOfTheRule() throws IOException {
    Finding error = Sample.finding("A.java", "it is lost");
    Finding warning =
        new Finding(
            "lock-held-across-async",
            Severity.WARNING,
            Confidence.DEFAULT,
            error.site(),
            error.statement(),
            error.message(),
            "",
            "",
            List.of(),
            List.of(),
            "");
    JsonNode result = run(report(List.of(warning), List.of())).get("results").get(0);
    assertEquals("warning", result.path("level").asText());
  }

  @Test
  void keepsRegionsOnOneLine() throws IOException {
    for (JsonNode region : run(Sample.report(Sample.result())).findValues("region")) {
      assertEquals(region.get("startLine"), region.get("endLine"));
      assertTrue(region.get("endColumn").asInt() > region.get("startColumn").asInt());
    }
  }

  @Test
  void writesSentencesWithLinks() throws IOException {
    JsonNode results = run(Sample.report(Sample.result())).get("results");
    assertEquals(
        "The interrupt is swallowed and '\\[none\\]' returned."
            + " Call 'Thread.currentThread().interrupt()'. See [interrupted here](1).",
        results.get(0).get("message").get("text").asText());
    assertEquals(1, results.get(0).get("relatedLocations").get(0).get("id").asInt());
  }

  @Test
  void endsTheTrailAtTheFinding() throws IOException {
    JsonNode result = run(Sample.report(Sample.result())).get("results").get(2);
    JsonNode steps = result.get("codeFlows").get(0).get("threadFlows").get(0).get("locations");
    assertEquals(4, steps.size());
    assertEquals(
        result.get("locations").get(0).get("physicalLocation"),
        steps.get(3).get("location").get("physicalLocation"));
  }

  @Test
  void reportsGapsAsNotificationsOfASuccessfulRun() throws IOException {
    JsonNode invocation = run(Sample.report(Sample.result())).get("invocations").get(0);
    assertTrue(invocation.get("executionSuccessful").asBoolean());
    assertEquals(
        "The body nests too deep.",
        invocation.get("toolExecutionNotifications").get(0).get("message").get("text").asText());
  }

  @Test
  void dropsTheLeastSevereResultsAndSaysSo() throws IOException {
    List<Finding> many = new ArrayList<>();
    for (int line = 1; line <= 25_001; line++) {
      many.add(numbered(line, line % 10 == 0 ? Severity.ERROR : Severity.NOTE));
    }
    JsonNode run = run(report(many, List.of()));
    assertEquals(SarifLimits.RESULTS, run.get("results").size());
    long errors =
        run.get("results").findValuesAsText("level").stream().filter("error"::equals).count();
    assertEquals(2_500, errors);
    assertTrue(run.get("invocations").toString().contains("20001 findings of the least severity"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a b/#%41?/A.java",
        "c:d/[x]/A.java",
        "line\nbreak\r/A.java",
        "日本/🧵.java",
        "::error::x/A.java",
        "##[add-path]x/A.java",
        "<img>|`$(id)`\"'\\/A.java",
        "\uD800/A.java"
      })
  void survivesHostileNames(String path) throws IOException {
    Report report =
        report(
            List.of(Sample.finding(path, "`[x](javascript:1)` ##[error] \u001b[31m \uD800 ]]>")),
            List.of(new Problem(new Site(path, Span.NONE), "odd [text](1)")));
    assertValid(report);
    String text = Sample.write(new SarifFormat(), report);
    assertTrue(!text.contains("##["), text);
    String uri = run(report).findValue("uri").asText();
    assertTrue(uri.matches("([A-Za-z0-9/._~!$&'()*+,;=@-]|%[0-9A-F]{2})+"), uri);
  }

  private static Finding numbered(int line, Severity severity) {
    Site site = new Site("A.java", new Span(line, 1, line, 2));
    return new Finding(
        "unjoined-future",
        severity,
        Confidence.DEFAULT,
        site,
        site,
        "it is lost",
        "",
        "",
        List.of(),
        List.of(),
        "");
  }

  private static Report report(List<Finding> findings, List<Problem> problems) {
    ScanResult result = Sample.result(Sample.PROJECT, findings, problems);
    return Sample.report(result);
  }

  private static JsonNode run(Report report) throws IOException {
    String text = Sample.write(new SarifFormat(), report);
    return new ObjectMapper().readTree(text).get("runs").get(0);
  }

  private static void assertValid(Report report) {
    String text = Sample.write(new SarifFormat(), report);
    List<Error> errors =
        SCHEMA.validate(
            text,
            InputFormat.JSON,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
    assertEquals(List.of(), errors);
  }

  private static Schema schema() {
    try (InputStream stream =
        SarifFormatTest.class.getResourceAsStream("/sarif-schema-2.1.0.json")) {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_4).getSchema(stream);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
