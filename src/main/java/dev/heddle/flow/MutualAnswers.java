package dev.heddle.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Answers about bodies that may rest on each other: inside a cycle each is found anew until none
 * changes, so that it matters neither who is asked first nor how many ways lead round.
 */
final class MutualAnswers<T> {
  private final OfBodies<T> known;
  private final Search<T> search;
  private final T nothing;

  /** Finds one answer from others. */
  @FunctionalInterface
  interface Search<T> {
    /**
     * The answer about a body; null as long as nothing tells.
     *
     * @param others gives the answer about another body, null as long as nothing tells
     */
    T find(Method method, Function<Method, T> others);
  }

  /**
   * @param nothing the answer where nothing tells even in the end; each search is narrowing: once
   *     others tell less than before, so does the answer
   */
  MutualAnswers(Program program, Search<T> search, T nothing) {
    this.known = new OfBodies<>(program, this::settled);
    this.search = search;
    this.nothing = nothing;
  }

  T of(Method method) {
    return known.of(method);
  }

  private T settled(Method method) {
    Round round = new Round();
    round.ask(method);
    round.settle();
    return known.get(method);
  }

  /** All answers that one question needs. */
  private final class Round {
    private final Map<Method, T> found = new HashMap<>();
    private final List<Method> order = new ArrayList<>();
    private boolean cyclic;

    private T ask(Method method) {
      T before = known.get(method);
      if (before != null) {
        return before;
      }
      if (found.containsKey(method)) {
        cyclic |= found.get(method) == null;
        return found.get(method);
      }
      found.put(method, null);
      T answer = search.find(method, this::ask);
      found.put(method, answer);
      order.add(method);
      return answer;
    }

    private void settle() {
      boolean changed = cyclic;
      for (int i = 0; changed && i <= order.size(); i++) {
        changed = again(order);
      }
      List<Method> untold = order.stream().filter(m -> found.get(m) == null).toList();
      untold.forEach(method -> found.put(method, nothing));
      again(untold);
      found.forEach(known::putIfAbsent);
    }

    private boolean again(List<Method> methods) {
      boolean changed = false;
      for (Method method : List.copyOf(methods)) {
        T answer = search.find(method, this::ask);
        changed |= answer != null && !answer.equals(found.put(method, answer));
      }
      return changed;
    }
  }
}
