package dev.heddle.run;

import java.util.Collection;
import java.util.Optional;
import java.util.TreeSet;

/** Guesses which known word a mistyped one was meant to be. */
public final class Spelling {
  private Spelling() {}

  /**
   * The known word that is fewest insertions, deletions, replacements and swaps away, if that is at
   * most a third of its length.
   */
  public static Optional<String> closest(String word, Collection<String> known) {
    String best = null;
    int least = Integer.MAX_VALUE;
    for (String candidate : new TreeSet<>(known)) {
      int distance = distance(word, candidate);
      if (distance < least && distance <= Math.max(1, candidate.length() / 3)) {
        best = candidate;
        least = distance;
      }
    }
    return Optional.ofNullable(best);
  }

  /** `; did you mean ...?` to append to a message, or nothing. */
  public static String didYouMean(String word, Collection<String> known) {
    return closest(word, known).map(guess -> "; did you mean `" + guess + "`?").orElse("");
  }

  private static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        int replaced = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        cost[i][j] = Math.min(replaced, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          cost[i][j] = Math.min(cost[i][j], 1 + cost[i - 2][j - 2]);
        }
      }
    }
    return cost[a.length()][b.length()];
  }
}
