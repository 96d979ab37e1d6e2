package dev.heddle.ui.sarif;

import de.jcup.sarif_2_1_0.model.CodeFlow;
import de.jcup.sarif_2_1_0.model.Location;
import de.jcup.sarif_2_1_0.model.LogicalLocation;
import de.jcup.sarif_2_1_0.model.PartialFingerprints;
import de.jcup.sarif_2_1_0.model.Result;
import de.jcup.sarif_2_1_0.model.ThreadFlow;
import de.jcup.sarif_2_1_0.model.ThreadFlowLocation;
import dev.heddle.code.Site;
import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.Report;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Findings as SARIF results. */
final class SarifResults {
  private final SarifRules rules;
  private final SarifPlaces places;
  private final Fingerprints fingerprints;
  private final SarifFixes fixes;

  SarifResults(Report report, SarifRules rules) {
    this.rules = rules;
    this.places = new SarifPlaces(report.sources());
    this.fingerprints = new Fingerprints(report.sources());
    this.fixes = new SarifFixes(report.sources());
  }

  /** The result of one finding; findings must come in the order of the report. */
  Result result(Finding finding) {
    List<Step> related = related(finding);
    Result result = new Result();
    result.setRuleId(finding.rule());
    int index = rules.index(finding.rule());
    if (index >= 0) {
      result.setRuleIndex(index);
    }
    result.setLevel(
        switch (finding.severity()) {
          case ERROR -> Result.Level.ERROR;
          case WARNING -> Result.Level.WARNING;
          case NOTE -> Result.Level.NOTE;
        });
    result.setMessage(SarifText.message(text(finding, related)));
    result.setLocations(List.of(primary(finding)));
    result.setRelatedLocations(relatedLocations(related));
    if (!finding.trail().isEmpty()) {
      result.setCodeFlows(List.of(codeFlow(finding)));
    }
    PartialFingerprints partial = new PartialFingerprints();
    fingerprints.of(finding).forEach(partial::setAdditionalProperty);
    result.setPartialFingerprints(partial);
    if (!finding.rewrite().isEmpty()) {
      result.setFixes(fixes.of(finding));
    }
    return result;
  }

  private static String text(Finding finding, List<Step> related) {
    StringBuilder text = new StringBuilder(SarifText.sentence(finding.message()));
    append(text, SarifText.sentence(finding.why()));
    append(text, SarifText.sentence(finding.fix()));
    for (int i = 0; i < related.size(); i++) {
      append(text, "See " + SarifText.link(related.get(i).text(), i + 1) + ".");
    }
    return text.toString();
  }

  private static void append(StringBuilder text, String sentence) {
    if (!sentence.isEmpty()) {
      text.append(' ').append(sentence);
    }
  }

  /** Places worth a link: those the rule names, else where the trail begins. */
  private static List<Step> related(Finding finding) {
    Stream<Step> steps =
        finding.related().isEmpty()
            ? finding.trail().stream().limit(1)
            : finding.related().stream();
    return steps
        .filter(step -> !step.site().equals(finding.site()))
        .limit(SarifLimits.RELATED_LOCATIONS)
        .toList();
  }

  private Location primary(Finding finding) {
    Location location = places.location(finding.site());
    if (!finding.member().isEmpty()) {
      LogicalLocation member = new LogicalLocation();
      member.setFullyQualifiedName(finding.member());
      location.setLogicalLocations(Set.of(member));
    }
    return location;
  }

  private Set<Location> relatedLocations(List<Step> related) {
    Set<Location> locations = new LinkedHashSet<>();
    for (int i = 0; i < related.size(); i++) {
      Location location = step(related.get(i).site(), related.get(i).text());
      location.setId(i + 1);
      locations.add(location);
    }
    return locations;
  }

  private CodeFlow codeFlow(Finding finding) {
    List<Step> steps = new ArrayList<>(finding.trail());
    if (!steps.get(steps.size() - 1).site().equals(finding.site())) {
      steps.add(new Step(finding.site(), finding.message()));
    }
    List<ThreadFlowLocation> locations = new ArrayList<>();
    for (Step step : SarifLimits.steps(steps)) {
      ThreadFlowLocation location = new ThreadFlowLocation();
      location.setLocation(step(step.site(), step.text()));
      locations.add(location);
    }
    ThreadFlow thread = new ThreadFlow();
    thread.setLocations(locations);
    CodeFlow flow = new CodeFlow();
    flow.setThreadFlows(List.of(thread));
    return flow;
  }

  private Location step(Site site, String text) {
    Location location = places.location(site);
    location.setMessage(SarifText.message(SarifText.sentence(text)));
    return location;
  }
}
