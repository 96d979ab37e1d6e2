package io.reactivex.rxjava3.core;

import java.util.function.Consumer;
import java.util.function.Function;

/** A library whose own sources are looked at: its operators forward to their overloads. */
public abstract class Observable<T> {
  public final <R> Observable<R> flatMap(Function<T, Observable<R>> mapper) {
    return flatMap(mapper, false);
  }

  public final <R> Observable<R> flatMap(Function<T, Observable<R>> mapper, boolean delayErrors) {
    return flatMap(mapper, delayErrors, Integer.MAX_VALUE);
  }

  public final <R> Observable<R> flatMap(
      Function<T, Observable<R>> mapper, boolean delayErrors, int maxConcurrency) {
    throw new UnsupportedOperationException(mapper + " " + delayErrors + maxConcurrency);
  }

  public final AutoCloseable forEach(Consumer<T> onNext) {
    return subscribe(onNext);
  }

  public final AutoCloseable subscribe(Consumer<T> onNext) {
    return () -> System.out.println(onNext);
  }
}
