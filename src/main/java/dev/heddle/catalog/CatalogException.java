package dev.heddle.catalog;

import java.util.SortedSet;
import java.util.TreeSet;
import org.tomlj.TomlPosition;

/** A catalog file that cannot be used; the message names file, line, key and the way out. */
public final class CatalogException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient TomlPosition position;
  private final String what;
  private final String word;
  private final TreeSet<String> known;

  /** A catalog that cannot be read at all. */
  CatalogException(String message) {
    super(message);
    this.position = null;
    this.what = message;
    this.word = "";
    this.known = new TreeSet<>();
  }

  /**
   * A fault at some place.
   *
   * @param file name for the message
   * @param position null if nothing tells where
   * @param what is wrong
   * @param word the word that nobody knows; empty if the fault is another one
   * @param known the words that could stand there instead
   */
  CatalogException(
      String file, TomlPosition position, String what, String word, SortedSet<String> known) {
    super(
        file
            + (position == null ? "" : ":" + position.line())
            + ": "
            + what
            + (known.isEmpty() ? "" : "; known: " + known));
    this.position = position;
    this.what = what;
    this.word = word;
    this.known = new TreeSet<>(known);
  }

  /** Where the fault is, or null. */
  public TomlPosition position() {
    return position;
  }

  /** What is wrong, without the place and the words that are known. */
  public String what() {
    return what;
  }

  /** The word that nobody knows; empty if the fault is another one. */
  public String word() {
    return word;
  }

  /** The words that could stand there instead. */
  public SortedSet<String> known() {
    return new TreeSet<>(known);
  }
}
