package dev.heddle.rule;

import dev.heddle.code.Site;
import dev.heddle.flow.Confidence;
import dev.heddle.flow.Step;
import java.util.List;

/**
 * One defect: the rule that names it, where it is, what is wrong and how to mend it.
 *
 * @param rule id of the rule
 * @param site the reported place
 * @param statement the statement around the site; suppressions and fixes work on it
 * @param message fact first, lower case, no full stop, code in backticks
 * @param fix that framework's remedy, in the same form
 * @param why why it bites, one line, or empty (the page says it then)
 * @param trail the steps that prove it, first cause first; empty if the site says all
 * @param related other places worth showing
 * @param member the enclosing member, such as `a.b.Type.method(int)`
 * @param rewrite how Heddle can mend it, or {@link Rewrite#NONE}
 */
public record Finding(
    String rule,
    Severity severity,
    Confidence confidence,
    Site site,
    Site statement,
    String message,
    String fix,
    String why,
    List<Step> trail,
    List<Step> related,
    String member,
    Rewrite rewrite) {
  /** A finding that only a person can mend. */
  public Finding(
      String rule,
      Severity severity,
      Confidence confidence,
      Site site,
      Site statement,
      String message,
      String fix,
      String why,
      List<Step> trail,
      List<Step> related,
      String member) {
    this(
        rule,
        severity,
        confidence,
        site,
        statement,
        message,
        fix,
        why,
        trail,
        related,
        member,
        Rewrite.NONE);
  }

  /** This finding with another severity. */
  public Finding with(Severity other) {
    return new Finding(
        rule,
        other,
        confidence,
        site,
        statement,
        message,
        fix,
        why,
        trail,
        related,
        member,
        rewrite);
  }
}
