package dev.heddle.rule;

import dev.heddle.code.Site;
import dev.heddle.rule.Edit.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * A change of the source that mends a finding; all its edits belong together.
 *
 * @param title what it does, an imperative in lower case without full stop
 * @param safe whether it surely compiles and changes nothing but the defect
 * @param edits in one file, none inside another
 */
public record Rewrite(String title, boolean safe, List<Edit> edits) {
  /** Changes nothing: most findings need a person. */
  public static final Rewrite NONE = new Rewrite("", false, List.of());

  /** An empty rewrite that surely compiles and changes nothing but the defect. */
  public static Rewrite safe(String title) {
    return new Rewrite(title, true, List.of());
  }

  /** An empty rewrite that its author should look at. */
  public static Rewrite unsafe(String title) {
    return new Rewrite(title, false, List.of());
  }

  public boolean isEmpty() {
    return edits.isEmpty();
  }

  /** Also writes a text in the place of a site. */
  public Rewrite replace(Site site, String text) {
    return with(new Edit(Kind.REPLACE, site, text));
  }

  /** Also writes a text before a site. */
  public Rewrite before(Site site, String text) {
    return with(new Edit(Kind.BEFORE, site, text));
  }

  /** Also writes a text behind a site. */
  public Rewrite after(Site site, String text) {
    return with(new Edit(Kind.AFTER, site, text));
  }

  /** Also makes a text the first statement of the first block in a site. */
  public Rewrite firstInBlock(Site site, String statement) {
    return with(new Edit(Kind.FIRST_IN_BLOCK, site, statement));
  }

  /** Also adds a modifier to the field whose name a site is. */
  public Rewrite modifier(Site name, String modifier) {
    return with(new Edit(Kind.MODIFIER, name, modifier));
  }

  /** Also moves the lines that begin inside a site one step to the right. */
  public Rewrite indent(Site site) {
    return with(new Edit(Kind.INDENT, site, ""));
  }

  private Rewrite with(Edit edit) {
    List<Edit> all = new ArrayList<>(edits);
    all.add(edit);
    return new Rewrite(title, safe, List.copyOf(all));
  }
}
