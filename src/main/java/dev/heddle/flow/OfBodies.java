package dev.heddle.flow;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/**
 * One thing known of each body, by the number of the body: what is asked all the time is found
 * without a search. The first thing that is told counts.
 */
final class OfBodies<T> {
  private final Program program;
  private final Function<Method, T> search;
  private volatile AtomicReferenceArray<T> all;

  /**
   * @param search finds it, never null, for a body that is asked about the first time
   */
  OfBodies(Program program, Function<Method, T> search) {
    this.program = program;
    this.search = search;
  }

  /** What is known of a body; found first if nothing is. */
  T of(Method method) {
    T known = get(method);
    if (known == null) {
      known = search.apply(method);
      putIfAbsent(method, known);
    }
    return known;
  }

  /** What is known of a body, null if nothing was told. */
  T get(Method method) {
    return all().get(method.number());
  }

  void putIfAbsent(Method method, T thing) {
    all().compareAndSet(method.number(), null, thing);
  }

  private AtomicReferenceArray<T> all() {
    AtomicReferenceArray<T> known = all;
    return known == null ? make() : known;
  }

  /** Made when first asked for: then the bodies are counted. */
  private synchronized AtomicReferenceArray<T> make() {
    if (all == null) {
      all = new AtomicReferenceArray<>(program.methods().size());
    }
    return all;
  }
}
