package tally.bounds;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** The highest or lowest of what many threads see. */
final class Bounds {
  private final AtomicLong highest = new AtomicLong();
  private final AtomicLong lowest = new AtomicLong(Long.MAX_VALUE);
  private final Map<String, String> wrapped = Collections.synchronizedMap(new HashMap<>());
  private final AtomicLong guarded = new AtomicLong();

  void observe(long value) {
    if (value > highest.get()) {
      highest.set(value); // expect: non-atomic-update
    }
    long low = lowest.get();
    if (low > value) {
      lowest.set(value); // expect: non-atomic-update
    }
  }

  void wrapped(String key) {
    if (!wrapped.containsKey(key)) {
      wrapped.put(key, key); // expect: non-atomic-update
    }
    synchronized (wrapped) {
      if (wrapped.get(key) == null) {
        wrapped.put(key, key);
      }
    }
  }

  // -- silent

  void accumulate(long value) {
    highest.accumulateAndGet(value, Math::max);
    if (value > 100) {
      highest.set(value);
    }
    if (highest.get() > 1000) {
      highest.set(0);
    }
  }

  synchronized void guarded(long value) {
    if (value > guarded.get()) {
      guarded.set(value);
    }
  }

  static long of(List<Long> values) {
    AtomicLong most = new AtomicLong();
    values.forEach(
        v -> {
          if (v > most.get()) {
            most.set(v);
          }
        });
    return most.get();
  }

  static int holder(List<Integer> values) {
    AtomicInteger sum = new AtomicInteger();
    values.forEach(n -> sum.set(sum.get() + n));
    return sum.get();
  }

  static int beside(List<Integer> values) {
    AtomicInteger sum = new AtomicInteger();
    values.parallelStream().forEach(n -> sum.set(sum.get() + n)); // expect: non-atomic-update
    return sum.get();
  }

  static Map<Integer, String> first(List<String> words, ExecutorService pool) {
    Map<Integer, String> first = new ConcurrentHashMap<>();
    for (String word : words) {
      pool.execute(
          () -> {
            if (!first.containsKey(word.length())) {
              first.put(word.length(), word); // expect: non-atomic-update
            }
          });
    }
    return first;
  }
}
