package dev.heddle.run;

import dev.heddle.rule.Finding;
import dev.heddle.run.CodeTokens.Token;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The findings that a project had when it took Heddle up, counted by keys without line numbers: a
 * scan reports only what is not among them.
 *
 * @param counts how many findings each key stands for, at least 1
 */
public record Baseline(NavigableMap<BaselineKey, Integer> counts) {
  /** An entry that stands for more findings than there are. */
  public record Stale(BaselineKey key, int surplus) {}

  /**
   * Findings beside a baseline.
   *
   * @param fresh findings that are not in the baseline, in the order given
   * @param known those that are
   * @param stale entries that should shrink or go
   */
  public record Outcome(List<Finding> fresh, List<Finding> known, List<Stale> stale) {}

  /**
   * What a scan can judge: entries of files that it did not read, or of rules that it did not run,
   * stay as they are; those of files that are gone do not.
   *
   * @param files paths relative to the root
   * @param rules ids of the rules that were active
   */
  public record Scope(Path root, Set<String> files, Set<String> rules) {
    boolean judges(BaselineKey key) {
      return rules.contains(key.rule()) && (files.contains(key.path()) || isGone(key.path()));
    }

    private boolean isGone(String path) {
      try {
        return !Files.exists(root.resolve(path));
      } catch (InvalidPathException nowhere) {
        return true;
      }
    }
  }

  /**
   * The baseline of some findings.
   *
   * @param texts the text of a file by its path
   */
  public static Baseline of(Collection<Finding> findings, Function<String, String> texts) {
    NavigableMap<BaselineKey, Integer> counts = new TreeMap<>();
    new Keys(texts).of(findings).forEach(key -> counts.merge(key, 1, Integer::sum));
    return new Baseline(counts);
  }

  /** Parts findings into those of the baseline and those that are new. */
  public Outcome apply(List<Finding> findings, Function<String, String> texts, Scope scope) {
    Map<BaselineKey, Integer> left = new TreeMap<>(counts);
    List<Finding> fresh = new ArrayList<>();
    List<Finding> known = new ArrayList<>();
    List<BaselineKey> keys = new Keys(texts).of(findings);
    for (int i = 0; i < keys.size(); i++) {
      boolean taken = left.getOrDefault(keys.get(i), 0) > 0;
      if (taken) {
        left.merge(keys.get(i), -1, Integer::sum);
      }
      (taken ? known : fresh).add(findings.get(i));
    }
    List<Stale> stale = new ArrayList<>();
    left.forEach(
        (key, surplus) -> {
          if (surplus > 0 && scope.judges(key)) {
            stale.add(new Stale(key, surplus));
          }
        });
    return new Outcome(List.copyOf(fresh), List.copyOf(known), List.copyOf(stale));
  }

  /** This baseline with what the scan can judge replaced by what it found. */
  public Baseline updated(
      Collection<Finding> findings, Function<String, String> texts, Scope scope) {
    NavigableMap<BaselineKey, Integer> updated = new TreeMap<>(counts);
    updated.keySet().removeIf(scope::judges);
    updated.putAll(of(findings, texts).counts);
    return new Baseline(updated);
  }

  /** This baseline without its stale entries; nothing is added. */
  public Baseline pruned(Collection<Stale> stale) {
    NavigableMap<BaselineKey, Integer> pruned = new TreeMap<>(counts);
    for (Stale entry : stale) {
      pruned.computeIfPresent(
          entry.key(), (key, count) -> count > entry.surplus() ? count - entry.surplus() : null);
    }
    return new Baseline(pruned);
  }

  /** How many findings it stands for. */
  public int size() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Makes keys, and the tokens of each file once. */
  private record Keys(Function<String, String> texts, Map<String, List<Token>> tokens) {
    Keys(Function<String, String> texts) {
      this(texts, new HashMap<>());
    }

    List<BaselineKey> of(Collection<Finding> findings) {
      return findings.stream().map(f -> BaselineKey.of(f, tokensOf(f.site().path()))).toList();
    }

    private List<Token> tokensOf(String path) {
      return tokens.computeIfAbsent(path, p -> CodeTokens.of(texts.apply(p)));
    }
  }
}
