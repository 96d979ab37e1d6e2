package dev.heddle.ui.sarif;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import de.jcup.sarif_2_1_0.model.ReportingDescriptor;
import de.jcup.sarif_2_1_0.model.Result;
import de.jcup.sarif_2_1_0.model.Run;
import de.jcup.sarif_2_1_0.model.SarifSchema210;
import de.jcup.sarif_2_1_0.model.Tool;
import de.jcup.sarif_2_1_0.model.ToolComponent;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.CommandGuard;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import dev.heddle.ui.json.JsonOutput;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.util.List;
import java.util.Set;

/** SARIF 2.1.0 with one run, in the shape that GitHub code scanning shows best. */
public final class SarifFormat implements ReportFormat {
  private static final URI SCHEMA = URI.create("https://json.schemastore.org/sarif-2.1.0.json");

  @Override
  public String name() {
    return "sarif";
  }

  @Override
  public String purpose() {
    return "SARIF 2.1.0 for code scanning";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    SarifSchema210 log = new SarifSchema210();
    log.set$schema(SCHEMA);
    log.setVersion(SarifSchema210.Version._2_1_0);
    log.setRuns(List.of(run(report)));
    Writer guarded = CommandGuard.json(out);
    mapper().writer(JsonOutput.layout()).writeValue(guarded, log);
    guarded.write('\n');
  }

  private static Run run(Report report) {
    SarifRules rules = new SarifRules(report.pages());
    SarifResults results = new SarifResults(report, rules);
    List<Finding> kept = SarifLimits.results(report.findings());
    ToolComponent driver = new ToolComponent();
    driver.setName("Heddle");
    driver.setSemanticVersion(report.version());
    driver.setRules(rules.descriptors());
    driver.setNotifications(SarifNotices.descriptors());
    Tool tool = new Tool();
    tool.setDriver(driver);
    Run run = new Run();
    run.setTool(tool);
    run.setColumnKind(Run.ColumnKind.UTF_16_CODE_UNITS);
    run.setInvocations(
        List.of(
            new SarifNotices(new SarifPlaces(report.sources()))
                .invocation(report, report.findings().size() - kept.size())));
    run.setResults(kept.stream().map(results::result).toList());
    return run;
  }

  private static ObjectMapper mapper() {
    return JsonMapper.builder()
        .addMixIn(Run.class, RunMixIn.class)
        .addMixIn(ToolComponent.class, ToolComponentMixIn.class)
        .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
        .build();
  }

  /** The library drops empty lists, but a clean run without `results` is refused by GitHub. */
  private interface RunMixIn {
    @JsonInclude(JsonInclude.Include.ALWAYS)
    @SuppressWarnings("UnusedMethod") // Jackson reads it
    List<Result> getResults();
  }

  /** A driver without `rules` is refused too. */
  private interface ToolComponentMixIn {
    @JsonInclude(JsonInclude.Include.ALWAYS)
    @SuppressWarnings("UnusedMethod") // Jackson reads it
    Set<ReportingDescriptor> getRules();
  }
}
