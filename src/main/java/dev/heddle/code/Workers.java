package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * Threads with stacks deep enough for long chains and nested expressions; each owns one context
 * object, such as a {@link Parser}, that no other thread sees.
 */
public final class Workers {
  /** JavaParser and tree walks recurse; memory is only taken when the stack is really used. */
  private static final long STACK_BYTES = 64L << 20;

  /** Neighbours are taken together, as they often need the same; in shares that end together. */
  private static final int SHARES = 256;

  private final int threads;

  /**
   * Workers that are started anew by each {@link #map}.
   *
   * @param threads how many run at once, at least 1
   */
  public Workers(int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads: " + threads);
    }
    this.threads = threads;
  }

  /**
   * Applies a function to every item, several at once.
   *
   * @param context called once on each worker's thread
   * @return the results in the order of the items, whatever the number of threads
   * @throws RuntimeException or Error that the function threw: that of the first item that failed
   */
  public <T, C, R> List<R> map(
      List<T> items, Supplier<C> context, BiFunction<? super C, ? super T, R> function) {
    AtomicReferenceArray<R> results = new AtomicReferenceArray<>(items.size());
    AtomicInteger next = new AtomicInteger();
    int share = Math.max(1, items.size() / (threads * SHARES));
    AtomicReference<Failure> failure = new AtomicReference<>();
    Runnable work =
        () -> {
          int item = -1;
          try {
            C own = context.get();
            int from;
            while (failure.get() == null && (from = next.getAndAdd(share)) < items.size()) {
              int to = Math.min(from + share, items.size());
              for (item = from; item < to; item++) {
                results.set(item, function.apply(own, items.get(item)));
              }
            }
          } catch (RuntimeException | Error e) {
            Failure mine = new Failure(item, e);
            failure.accumulateAndGet(mine, (a, b) -> a == null || b.item < a.item ? b : a);
          }
        };
    runAll(work, Math.min(threads, items.size()));
    if (failure.get() != null) {
      failure.get().rethrow();
    }
    List<R> ordered = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      ordered.add(results.get(i));
    }
    return ordered;
  }

  private static void runAll(Runnable work, int count) {
    List<Thread> started = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Thread thread = new Thread(null, work, "heddle-worker-" + i, STACK_BYTES);
      thread.setDaemon(true);
      thread.start();
      started.add(thread);
    }
    boolean interrupted = false;
    for (Thread thread : started) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          // the items are finite and results must be whole: remember, and go on waiting
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private record Failure(int item, Throwable cause) {
    void rethrow() {
      if (cause instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) cause;
    }
  }
}
