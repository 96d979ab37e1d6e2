package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.catalog.MethodMeaning;
import dev.heddle.catalog.Runs;
import dev.heddle.catalog.Strength;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What the types of a receiver say of the methods of one name. Of few of its lines there are few
 * choices, so that calls which mean the same share one meaning.
 */
final class Saying {
  static final Saying NOTHING = new Saying(List.of());

  private final List<OfType> types;
  private final Answers<BitSet, Meaning> meanings = new Answers<>(this::merge);

  /**
   * What one type says.
   *
   * @param methods the lines for methods of the name, in the catalog's order
   * @param inMemory whether what the types after this one say of waiting does not count
   */
  record OfType(List<MethodMeaning> methods, boolean inMemory) {}

  /**
   * @param types the nearest type first
   */
  Saying(List<OfType> types) {
    this.types = List.copyOf(types);
  }

  /** What the lines mean that match. */
  Meaning of(Predicate<MethodMeaning> matches) {
    BitSet matching = new BitSet();
    int line = 0;
    for (OfType type : types) {
      for (MethodMeaning method : type.methods()) {
        matching.set(line++, matches.test(method));
      }
    }
    return matching.isEmpty() ? Meaning.NONE : meanings.of(matching);
  }

  private Meaning merge(BitSet matching) {
    Set<String> traits = new HashSet<>();
    Blocking blocks = null;
    Strength strength = null;
    Map<Integer, Runs> runs = new HashMap<>();
    boolean silent = false;
    boolean byPattern = false;
    int line = 0;
    for (OfType type : types) {
      for (MethodMeaning m : type.methods()) {
        if (!matching.get(line++)) {
          continue;
        }
        traits.addAll(m.traits());
        boolean never = m.traits().contains("never-blocks");
        silent |= never;
        if (never && byPattern) {
          // `*` of a nearer type does not speak of a name that a type above it knows
          blocks = null;
        }
        if (blocks == null && !silent && m.blocks() != null) {
          blocks = m.blocks();
          byPattern = m.name().indexOf('*') >= 0;
        }
        boolean graded =
            m.blocks() != null || !m.runs().isEmpty() || m.traits().contains("cpu-heavy");
        if (strength == null && graded) {
          strength = m.strength();
        }
        m.runs().forEach(runs::putIfAbsent);
      }
      silent |= type.inMemory();
    }
    return traits.isEmpty() && blocks == null && runs.isEmpty()
        ? Meaning.NONE
        : new Meaning(traits, blocks, strength == null ? Strength.CERTAIN : strength, runs);
  }
}
