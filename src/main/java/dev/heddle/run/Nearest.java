package dev.heddle.run;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The known name that a misspelt one most likely stands for. */
public final class Nearest {
  private Nearest() {}

  /** The closest of the known names, unless none is within a third of the name's length. */
  public static Optional<String> of(String name, Collection<String> known) {
    String wanted = name.toLowerCase(Locale.ROOT);
    int limit = Math.max(2, wanted.length() / 3);
    return known.stream()
        .filter(other -> distance(wanted, other.toLowerCase(Locale.ROOT)) <= limit)
        .min(
            Comparator.<String>comparingInt(
                    other -> distance(wanted, other.toLowerCase(Locale.ROOT)))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Insertions, deletions and replacements that turn one name into the other. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
