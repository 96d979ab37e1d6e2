package dev.heddle.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which files of a module an analysis of some of them should know: those they refer to, with their
 * implementations, and those that refer to them. What is further away seldom changes a finding.
 */
final class Neighbourhood {
  /** Steps in each direction. */
  private static final int STEPS = 2;

  /** Enough for what a file has to do with, few enough to be linked while somebody types. */
  private static final int MOST = 48;

  private final NavigableMap<String, Mentions> byPath;
  private final Map<String, List<String>> declaring = new HashMap<>();
  private final Map<String, List<String>> mentioning = new HashMap<>();
  private final Map<String, List<String>> extending = new HashMap<>();

  /** Of the files of a module, by path. */
  Neighbourhood(NavigableMap<String, Mentions> byPath) {
    this.byPath = byPath;
    for (String path : byPath.keySet()) {
      declaring.computeIfAbsent(typeOf(path), t -> new ArrayList<>()).add(path);
    }
    byPath.forEach(
        (path, mentions) -> {
          add(path, mentions.words(), mentioning);
          add(path, mentions.supertypes(), extending);
        });
  }

  /** The files themselves and those around them, in path order. */
  SortedSet<String> of(Collection<String> targets) {
    Set<String> found = new LinkedHashSet<>(targets);
    Collection<String> used = List.copyOf(targets);
    Collection<String> users = List.copyOf(targets);
    for (int step = 0; step < STEPS; step++) {
      Set<String> next = new LinkedHashSet<>();
      for (String path : used) {
        next.addAll(follow(typeOf(path), extending));
        Mentions mentions = byPath.get(path);
        if (mentions != null) {
          new TreeSet<>(mentions.words()).forEach(word -> next.addAll(follow(word, declaring)));
        }
      }
      users = users.stream().flatMap(p -> follow(typeOf(p), mentioning).stream()).toList();
      used = take(next, found);
      users = take(users, found);
    }
    return new TreeSet<>(found);
  }

  private static List<String> follow(String type, Map<String, List<String>> index) {
    return index.getOrDefault(type, List.of());
  }

  /** Those that are new, as many as there is room for. */
  private static List<String> take(Collection<String> candidates, Set<String> found) {
    List<String> taken = new ArrayList<>();
    for (String path : candidates) {
      if (found.size() < MOST && found.add(path)) {
        taken.add(path);
      }
    }
    return taken;
  }

  private void add(String path, Set<String> words, Map<String, List<String>> index) {
    for (String word : words) {
      if (declaring.containsKey(word)) {
        index.computeIfAbsent(word, w -> new ArrayList<>()).add(path);
      }
    }
  }

  /** The type that a file is named after. */
  private static String typeOf(String path) {
    return path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.java$", "");
  }
}
