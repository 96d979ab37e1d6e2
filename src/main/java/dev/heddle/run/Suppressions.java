package dev.heddle.run;

import dev.heddle.code.Comment;
import dev.heddle.code.Site;
import dev.heddle.code.SourceFile;
import dev.heddle.code.Span;
import dev.heddle.flow.Confidence;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import dev.heddle.run.CodeTokens.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the author of a file wants no word of, and the findings about that: a suppression without a
 * reason, of an unknown rule, or of nothing.
 */
public final class Suppressions {
  /** A suppression gives no reason. */
  public static final String WITHOUT_REASON = "suppression-without-reason";

  /** A suppression names no rule that exists. */
  public static final String UNKNOWN = "unknown-suppression";

  /** A suppression silences nothing. */
  public static final String UNUSED = "unused-suppression";

  /** The ids of the findings about suppressions. */
  public static final Set<String> RULES = Set.of(WITHOUT_REASON, UNKNOWN, UNUSED);

  /**
   * A finding that is not reported.
   *
   * @param reason as its author gives it
   */
  public record Suppressed(Finding finding, String reason) {}

  /**
   * What became of all findings.
   *
   * @param kept the findings left, with those about suppressions, in the order of their sites
   * @param suppressed the others
   */
  public record Outcome(List<Finding> kept, List<Suppressed> suppressed) {}

  private final String path;
  private final List<Suppression> all;
  private final Map<String, List<Suppression>> byRule = new HashMap<>();

  private Suppressions(String path, List<Suppression> all) {
    this.path = path;
    this.all = all;
    for (Suppression suppression : all) {
      for (String rule : Set.copyOf(suppression.rules())) {
        byRule.computeIfAbsent(rule, r -> new ArrayList<>()).add(suppression);
      }
    }
  }

  /** Those of a file, which is read again only if it seems to have any. */
  public static Suppressions of(SourceFile source, List<Comment> comments) {
    List<Suppression> all = new ArrayList<>();
    boolean commented = comments.stream().anyMatch(c -> isMarked(c.text()));
    boolean annotated = AnnotationSuppression.mayBeIn(source.text());
    if (commented || annotated) {
      List<Token> tokens = CodeTokens.of(source.text());
      comments.forEach(c -> CommentSuppression.parse(c, tokens).ifPresent(all::add));
      comments.forEach(c -> InspectionComment.parse(c, tokens).ifPresent(all::add));
      all.addAll(AnnotationSuppression.in(tokens));
      all.sort(Comparator.comparing(Suppression::span));
    }
    return new Suppressions(source.path(), List.copyOf(all));
  }

  private static boolean isMarked(String comment) {
    return comment.contains(CommentSuppression.MARK) || comment.contains(InspectionComment.MARK);
  }

  /** Whether there is none, so that findings stay as they are. */
  public boolean isEmpty() {
    return all.isEmpty();
  }

  /**
   * Takes the suppressed findings out.
   *
   * @param findings all those of this file
   * @param known the ids of all rules
   * @param active the ids of the rules that report in this file: of others nobody can say that
   *     their suppression is unused
   * @param complete whether the whole file could be analysed; else nothing is called unused
   */
  public Outcome apply(
      List<Finding> findings, Set<String> known, Set<String> active, boolean complete) {
    List<Finding> kept = new ArrayList<>();
    List<Suppressed> suppressed = new ArrayList<>();
    IdentityHashMap<Suppression, Set<String>> used = new IdentityHashMap<>();
    silence(findings, kept, suppressed, used);
    List<Finding> own = new ArrayList<>();
    for (Suppression suppression : all) {
      about(suppression, known, own);
      if (complete) {
        Set<String> silenced = used.getOrDefault(suppression, Set.of());
        suppression.rules().stream()
            .filter(rule -> known.contains(rule) && active.contains(rule))
            .filter(rule -> !RULES.contains(rule) && !silenced.contains(rule))
            .forEach(rule -> unused(suppression, rule, own));
      }
    }
    own.removeIf(finding -> !active.contains(finding.rule()));
    silence(own, kept, suppressed, used);
    kept.sort(Comparator.comparing(Finding::site).thenComparing(Finding::rule));
    return new Outcome(List.copyOf(kept), List.copyOf(suppressed));
  }

  /** Each suppression that covers a finding counts as used, though one would do. */
  private void silence(
      List<Finding> findings,
      List<Finding> kept,
      List<Suppressed> suppressed,
      Map<Suppression, Set<String>> used) {
    for (Finding finding : findings) {
      List<Suppression> silencing =
          byRule.getOrDefault(finding.rule(), List.of()).stream()
              .filter(s -> s.covers(finding.site(), finding.statement()))
              .toList();
      silencing.forEach(s -> used.computeIfAbsent(s, key -> new HashSet<>()).add(finding.rule()));
      if (silencing.isEmpty()) {
        kept.add(finding);
      } else {
        suppressed.add(new Suppressed(finding, silencing.get(0).reason()));
      }
    }
  }

  private void about(Suppression suppression, Set<String> known, List<Finding> own) {
    if (suppression.rules().isEmpty()) {
      own.add(finding(UNKNOWN, suppression, "the suppression names no rule", "name one"));
    }
    for (String rule : suppression.rules()) {
      if (suppression.isOurs() && !known.contains(rule)) {
        String fix =
            Spelling.closest(rule, known)
                .map(guess -> "write `" + guess + "`")
                .orElse("see `heddle rules` for the rules there are");
        String message = "the suppression names `" + rule + "`, which is no rule";
        own.add(finding(UNKNOWN, suppression, message, fix));
      }
    }
    if (suppression.wantsReason() && suppression.reason().isEmpty()) {
      String message = "the suppression gives no reason";
      String fix = "add one behind a colon: `heddle-ignore " + rulesOf(suppression) + ": reason`";
      own.add(finding(WITHOUT_REASON, suppression, message, fix));
    }
  }

  private void unused(Suppression suppression, String rule, List<Finding> own) {
    if (suppression.isOurs()) {
      String message = "the suppression of `" + rule + "` silences nothing";
      own.add(finding(UNUSED, suppression, message, "remove it"));
    }
  }

  private static String rulesOf(Suppression suppression) {
    return suppression.rules().isEmpty() ? "rule" : String.join(", ", suppression.rules());
  }

  private Finding finding(String rule, Suppression suppression, String message, String fix) {
    Span span = suppression.span();
    Site site = new Site(path, span);
    return new Finding(
        rule,
        Severity.NOTE,
        Confidence.CERTAIN,
        site,
        site,
        message,
        fix,
        "",
        List.of(),
        List.of(),
        "");
  }
}
