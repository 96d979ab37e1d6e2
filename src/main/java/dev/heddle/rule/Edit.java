package dev.heddle.rule;

import dev.heddle.code.Site;

/**
 * One change of a rewrite. In its text `\n` stands for the line end of the file and the indentation
 * of the line on which the first edit of the rewrite starts, `\t` for one step of indentation.
 *
 * @param text what to write; empty for {@link Kind#INDENT}
 */
public record Edit(Kind kind, Site site, String text) {
  /** What an edit does to its site. */
  public enum Kind {
    /** The text takes the place of the site. */
    REPLACE,
    BEFORE,
    AFTER,
    /** The text becomes the first statement of the first block in the site. */
    FIRST_IN_BLOCK,
    /** The text becomes the last modifier of the field whose name the site is. */
    MODIFIER,
    /** Lines that begin inside the site go one step to the right. */
    INDENT
  }
}
