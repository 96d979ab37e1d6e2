package dev.heddle.run;

import dev.heddle.rule.Page;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The words that select rules: the id of a rule, the name of a family, `all`. */
public final class RuleNames {
  private static final String ALL = "all";
  private static final int MOST_SPECIFIC = 2;

  private final Map<String, Set<String>> idsByFamily = new TreeMap<>();
  private final Set<String> ids = new TreeSet<>();

  /** The names of those rules, and of the findings about suppressions. */
  public RuleNames(Collection<Page> pages) {
    for (Page page : pages) {
      ids.add(page.id());
      idsByFamily.computeIfAbsent(page.family(), family -> new TreeSet<>()).add(page.id());
    }
    ids.addAll(Suppressions.RULES);
  }

  /** All ids, sorted. */
  public Set<String> ids() {
    return ids;
  }

  /** All words that {@link #select} knows. */
  public Set<String> words() {
    Set<String> words = new TreeSet<>(ids);
    words.addAll(idsByFamily.keySet());
    words.add(ALL);
    return words;
  }

  /**
   * The ids that a word selects.
   *
   * @throws UsageError if it is unknown, with the word that was probably meant
   */
  public Set<String> select(String word) {
    if (ids.contains(word)) {
      return Set.of(word);
    }
    if (word.equals(ALL)) {
      return ids;
    }
    Set<String> family = idsByFamily.get(word);
    if (family == null) {
      throw new UsageError(unknown(word));
    }
    return family;
  }

  /**
   * Which ids are switched on or off by words; the word of one rule outweighs that of a family, and
   * a family `all`; of equal words, the one that switches off wins.
   *
   * @throws UsageError if a word is unknown
   */
  public Map<String, Boolean> states(Collection<String> enabled, Collection<String> disabled) {
    Map<String, Boolean> states = new TreeMap<>();
    for (int weight = 0; weight <= MOST_SPECIFIC; weight++) {
      put(states, weight, enabled, true);
      put(states, weight, disabled, false);
    }
    return states;
  }

  private void put(
      Map<String, Boolean> states, int weight, Collection<String> words, boolean state) {
    for (String word : words) {
      Set<String> selected = select(word);
      if (weight(word) == weight) {
        selected.forEach(id -> states.put(id, state));
      }
    }
  }

  /** `all` before families before single rules, so that what comes later may replace. */
  Comparator<String> leastSpecificFirst() {
    return Comparator.comparingInt(this::weight).thenComparing(Comparator.naturalOrder());
  }

  private int weight(String word) {
    return ids.contains(word) ? MOST_SPECIFIC : word.equals(ALL) ? 0 : 1;
  }

  /** What to say of a word that selects nothing. */
  String unknown(String word) {
    String guess = Spelling.didYouMean(word, words());
    return "unknown rule `" + word + "`" + (guess.isEmpty() ? "; see `heddle rules`" : guess);
  }
}
