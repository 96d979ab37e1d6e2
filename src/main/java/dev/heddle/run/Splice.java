package dev.heddle.run;

import java.util.List;

/**
 * A stretch of a text and what takes its place.
 *
 * @param from offset of its first character
 * @param to offset behind its last character
 */
public record Splice(int from, int to, String text) implements Comparable<Splice> {
  @Override
  public int compareTo(Splice other) {
    int starts = Integer.compare(from, other.from);
    return starts != 0 ? starts : Integer.compare(to, other.to);
  }

  /** A text with all splices done; they come in order and do not overlap. */
  public static String apply(String text, List<Splice> splices) {
    StringBuilder changed = new StringBuilder(text.length() + 200);
    int done = 0;
    for (Splice splice : splices) {
      changed.append(text, done, splice.from).append(splice.text);
      done = splice.to;
    }
    return changed.append(text, done, text.length()).toString();
  }
}
