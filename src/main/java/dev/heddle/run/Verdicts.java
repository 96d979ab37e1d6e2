package dev.heddle.run;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.Problem;
import dev.heddle.code.SourceFile;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.Workers;
import dev.heddle.fact.FileFacts;
import dev.heddle.flow.Confidence;
import dev.heddle.rule.Finding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What of the findings is reported: those that are sure enough, of rules that are on for their
 * path, with the severity that is configured, and not suppressed.
 */
final class Verdicts {
  private static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::site)
          .thenComparing(Finding::rule)
          .thenComparing(Finding::message);

  /**
   * @param reported in the order of reports
   * @param suppressed those that their author wants no word of, in the same order
   */
  record Outcome(List<Finding> reported, List<Suppressions.Suppressed> suppressed) {}

  private final SourceList sources;
  private final RuleChoice choice;
  private final Confidence least;
  private final Workers workers;

  Verdicts(SourceList sources, RuleChoice choice, Confidence least, Workers workers) {
    this.workers = workers;
    this.sources = sources;
    this.choice = choice;
    this.least = least;
  }

  Outcome of(Analysis.Outcome analysis) {
    Map<String, List<Finding>> byPath = new HashMap<>();
    for (Finding finding : analysis.findings()) {
      String path = finding.site().path();
      if (finding.confidence().compareTo(least) >= 0 && choice.reports(finding.rule(), path)) {
        byPath.computeIfAbsent(path, p -> new ArrayList<>()).add(finding);
      }
    }
    List<Finding> reported = new ArrayList<>();
    List<Suppressions.Suppressed> suppressed = new ArrayList<>();
    List<Optional<Suppressions>> all =
        workers.map(
            analysis.facts(),
            () -> this,
            (verdicts, facts) -> verdicts.suppressionsOf(facts, byPath.containsKey(facts.path())));
    for (int i = 0; i < all.size(); i++) {
      FileFacts facts = analysis.facts().get(i);
      List<Finding> findings = byPath.getOrDefault(facts.path(), List.of());
      Suppressions.Outcome outcome =
          all.get(i)
              .map(s -> apply(s, facts, findings))
              .orElseGet(() -> new Suppressions.Outcome(findings, List.of()));
      outcome.kept().stream().map(this::withSeverity).forEach(reported::add);
      suppressed.addAll(outcome.suppressed());
    }
    reported.sort(ORDER);
    suppressed.sort(Comparator.comparing(Suppressions.Suppressed::finding, ORDER));
    return new Outcome(List.copyOf(reported), List.copyOf(suppressed));
  }

  private Suppressions.Outcome apply(
      Suppressions suppressions, FileFacts facts, List<Finding> findings) {
    Set<String> active =
        choice.active().stream()
            .filter(rule -> choice.reports(rule, facts.path()))
            .collect(Collectors.toSet());
    return suppressions.apply(findings, choice.known(), active, facts.problems().isEmpty());
  }

  /** The text is read again only where it matters: few files suppress anything. */
  private Optional<Suppressions> suppressionsOf(FileFacts facts, boolean hasFindings) {
    Path place = sources.files().get(facts.path());
    boolean commented =
        facts.comments().stream().anyMatch(c -> c.text().contains(CommentSuppression.MARK));
    boolean matters = hasFindings || commented || isAnnotated(facts);
    if (place == null || !matters) {
      return Optional.empty();
    }
    List<Problem> unread = new ArrayList<>();
    Optional<SourceFile> source = sources.read(facts.path(), unread::add);
    return source.map(s -> Suppressions.of(s, facts.comments())).filter(s -> !s.isEmpty());
  }

  private static boolean isAnnotated(FileFacts facts) {
    return facts.types().stream()
        .flatMap(Verdicts::annotations)
        .flatMap(annotation -> annotation.arguments().values().stream())
        .anyMatch(argument -> argument.contains(AnnotationSuppression.OURS));
  }

  private static Stream<AnnotationUse> annotations(TypeDecl type) {
    Stream<List<AnnotationUse>> ofMembers =
        Stream.concat(
            type.methods().stream().map(method -> method.annotations()),
            type.fields().stream().map(field -> field.annotations()));
    return Stream.concat(Stream.of(type.annotations()), ofMembers).flatMap(List::stream);
  }

  private Finding withSeverity(Finding finding) {
    return finding.with(choice.severity(finding));
  }
}
