package dev.heddle.flow;

import java.util.function.IntFunction;

/**
 * Answers that are found on demand and may depend on each other; a question asked again while it is
 * being answered gives the default, and what rests on such a default is not remembered.
 */
final class Evaluation<T> {
  /** Expressions nested deeper than this stay unknown. */
  private static final int MAX_DEPTH = 1500;

  private final Object[] answers;
  private final Stack stack;
  private final T otherwise;
  private final IntFunction<T> search;

  /** Stands for the answer while it is being found. */
  private record InProgress(int depth) {
    private static final InProgress[] COMMON = new InProgress[64];

    static {
      java.util.Arrays.setAll(COMMON, InProgress::new);
    }

    static InProgress at(int depth) {
      return depth < COMMON.length ? COMMON[depth] : new InProgress(depth);
    }
  }

  /** The questions in progress, shared by evaluations that ask each other. */
  static final class Stack {
    private int depth;
    private int lowestHit = Integer.MAX_VALUE;

    boolean isEmpty() {
      return depth == 0;
    }
  }

  /**
   * @param search finds the answer to the question of an index
   * @param otherwise the answer to a question that is in progress
   */
  Evaluation(int size, Stack stack, IntFunction<T> search, T otherwise) {
    this.search = search;
    this.answers = new Object[size];
    this.stack = stack;
    this.otherwise = otherwise;
  }

  /** The answer if it is remembered, else null; needs no lock, as answers never change. */
  @SuppressWarnings("unchecked")
  T known(int index) {
    Object known = answers[index];
    return known instanceof InProgress ? null : (T) known;
  }

  @SuppressWarnings("unchecked")
  T get(int index) {
    Object known = answers[index];
    if (known instanceof InProgress open) {
      stack.lowestHit = Math.min(stack.lowestHit, open.depth());
      return otherwise;
    }
    if (known != null) {
      return (T) known;
    }
    if (stack.depth >= MAX_DEPTH) {
      stack.lowestHit = 0;
      return otherwise;
    }
    int saved = stack.lowestHit;
    stack.lowestHit = Integer.MAX_VALUE;
    int depth = ++stack.depth;
    answers[index] = InProgress.at(depth);
    T answer = search.apply(index);
    answers[index] = null;
    stack.depth--;
    boolean whole = stack.lowestHit >= depth;
    if (whole) {
      answers[index] = answer;
      stack.lowestHit = saved;
    } else {
      stack.lowestHit = Math.min(saved, stack.lowestHit);
    }
    return answer;
  }
}
