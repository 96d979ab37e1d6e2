package dev.heddle.rule;

import dev.heddle.code.Site;
import dev.heddle.flow.Confidence;
import dev.heddle.flow.Drop;
import dev.heddle.flow.Element;
import dev.heddle.flow.Method;
import dev.heddle.flow.Step;
import java.util.ArrayList;
import java.util.List;

/** Collects the findings of one rule; reads as the rule's sentence. */
public final class Report {
  private final String rule;
  private final Severity severity;
  private final List<Draft> drafts = new ArrayList<>();

  /**
   * @param severity that of the rule's page, for findings that do not say their own
   */
  public Report(String rule, Severity severity) {
    this.rule = rule;
    this.severity = severity;
  }

  /** Starts a finding at the token that names an element. */
  public Draft at(Element element) {
    return at(element.site(), element.statement(), element.method());
  }

  /** Starts a finding at the first line of an element's statement, as dropped values are. */
  public Draft atStatement(Element element) {
    Site statement = element.statement();
    return at(statement, statement, element.method());
  }

  /** Starts a finding where a value is dropped. */
  public Draft at(Drop drop) {
    return at(drop.where(), drop.where(), drop.method());
  }

  /** Starts a finding at a place inside a method. */
  public Draft at(Site site, Method method) {
    return at(site, site, method);
  }

  /** Starts a finding at a declaration. */
  public Draft at(Site site, String member) {
    return add(new Draft(site, site, member));
  }

  private Draft at(Site site, Site statement, Method method) {
    return add(new Draft(site, statement, method.qualifiedName()));
  }

  private Draft add(Draft draft) {
    drafts.add(draft);
    return draft;
  }

  /** The findings so far, in the order in which they were reported. */
  public List<Finding> findings() {
    return drafts.stream().map(d -> d.finish(rule, severity)).toList();
  }

  /** A finding being worded. */
  public static final class Draft {
    private final Site site;
    private final Site statement;
    private final String member;
    private Severity severity;
    private Confidence confidence = Confidence.CERTAIN;
    private String message = "";
    private String fix = "";
    private String why = "";
    private List<Step> trail = List.of();
    private final List<Step> related = new ArrayList<>();
    private Rewrite rewrite = Rewrite.NONE;

    Draft(Site site, Site statement, String member) {
      this.site = site;
      this.statement = statement;
      this.member = member;
    }

    /** The fact: lower case, no full stop, code in backticks, at most about 100 characters. */
    public Draft says(String format, Object... arguments) {
      message = format(format, arguments);
      return this;
    }

    /** What to do instead; null says nothing. */
    public Draft suggests(String format, Object... arguments) {
      fix = format == null ? "" : format(format, arguments);
      return this;
    }

    /** Why it bites, in one line. */
    public Draft why(String format, Object... arguments) {
      why = format(format, arguments);
      return this;
    }

    public Draft because(List<Step> steps) {
      trail = List.copyOf(steps);
      return this;
    }

    public Draft see(Site place, String text) {
      related.add(new Step(place, text));
      return this;
    }

    /** How Heddle itself can mend it; {@link Rewrite#NONE} says nothing. */
    public Draft rewrites(Rewrite own) {
      rewrite = own;
      return this;
    }

    public Draft as(Severity own) {
      severity = own;
      return this;
    }

    public Draft with(Confidence own) {
      confidence = own;
      return this;
    }

    private static String format(String format, Object... arguments) {
      return arguments.length == 0
          ? format
          : String.format(java.util.Locale.ROOT, format, arguments);
    }

    private Finding finish(String rule, Severity otherwise) {
      return new Finding(
          rule,
          severity == null ? otherwise : severity,
          confidence,
          site,
          statement,
          message,
          fix,
          why,
          trail,
          List.copyOf(related),
          member,
          rewrite);
    }
  }
}
