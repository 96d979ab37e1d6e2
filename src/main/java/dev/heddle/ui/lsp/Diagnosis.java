package dev.heddle.ui.lsp;

import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import dev.heddle.ui.format.Report;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.Location;

/** Findings as diagnostics of the protocol. */
final class Diagnosis {
  static final String SOURCE = "heddle";

  private final Path root;

  /**
   * @param root the folder that the paths of findings are relative to
   */
  Diagnosis(Path root) {
    this.root = root;
  }

  Diagnostic of(Finding finding) {
    Diagnostic diagnostic = new Diagnostic();
    diagnostic.setRange(Ranges.of(finding.site().span()));
    diagnostic.setSeverity(severity(finding.severity()));
    diagnostic.setCode(finding.rule());
    PageLinks.of(finding.rule())
        .map(DiagnosticCodeDescription::new)
        .ifPresent(diagnostic::setCodeDescription);
    diagnostic.setSource(SOURCE);
    diagnostic.setMessage(Report.advice(finding));
    diagnostic.setRelatedInformation(
        Stream.concat(finding.trail().stream(), finding.related().stream())
            .map(this::related)
            .toList());
    if (finding.rule().equals("unused-suppression")) {
      diagnostic.setTags(List.of(DiagnosticTag.Unnecessary));
    }
    return diagnostic;
  }

  private DiagnosticRelatedInformation related(Step step) {
    String uri = root.resolve(step.site().path()).toUri().toString();
    Location place = new Location(uri, Ranges.of(step.site().span()));
    return new DiagnosticRelatedInformation(place, step.text());
  }

  private static DiagnosticSeverity severity(Severity severity) {
    return switch (severity) {
      case ERROR -> DiagnosticSeverity.Error;
      case WARNING -> DiagnosticSeverity.Warning;
      case NOTE -> DiagnosticSeverity.Information;
    };
  }
}
