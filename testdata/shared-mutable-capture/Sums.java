package shop.sums;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Sums {
  private final List<String> found = new ArrayList<>();

  public int cell(List<Integer> numbers) {
    int[] sum = {0};
    numbers.parallelStream().forEach(n -> sum[0] += n); // expect: shared-mutable-capture
    return sum[0];
  }

  public Map<String, Integer> map(List<String> words) {
    Map<String, Integer> lengths = new HashMap<>();
    IntStream.range(0, words.size())
        .parallel()
        .forEach(i -> lengths.put(words.get(i), i)); // expect: shared-mutable-capture
    return lengths;
  }

  public List<String> reference(List<String> words) {
    List<String> copy = new ArrayList<>();
    words.parallelStream().map(String::trim).forEach(copy::add); // expect: shared-mutable-capture
    return copy;
  }

  public Set<String> peek(List<String> words) {
    Set<String> seen = new HashSet<>();
    words.parallelStream().peek(w -> seen.add(w)).collect(Collectors.toList()); // expect: shared-mutable-capture
    return seen;
  }

  public void field(List<String> words) {
    words.parallelStream().forEach(w -> found.add(w)); // expect: shared-mutable-capture
  }

  public void tasks(List<String> words, ExecutorService pool) {
    Map<String, Integer> lengths = new HashMap<>();
    for (String word : words) {
      pool.execute(
          () -> {
            int n = word.length();
            lengths.put(word, n); // expect: shared-mutable-capture
          });
    }
  }

  public List<CompletableFuture<Void>> stages(List<String> words, ExecutorService pool) {
    List<String> out = new ArrayList<>();
    List<CompletableFuture<Void>> all = new ArrayList<>();
    for (String word : words) {
      all.add(
          CompletableFuture.supplyAsync(word::trim, pool)
              .thenAccept(text -> out.add(text))); // expect: shared-mutable-capture
    }
    return all;
  }

  public void anonymous(List<String> words, ExecutorService pool) {
    StringBuilder text = new StringBuilder();
    words.forEach(
        word ->
            pool.execute(
                new Runnable() {
                  @Override
                  public void run() {
                    text.append(word); // expect: shared-mutable-capture
                  }
                }));
  }

  public List<String> sequential(List<String> words) {
    List<String> copy = new ArrayList<>();
    words.stream().forEach(w -> copy.add(w));
    words.parallelStream().forEachOrdered(w -> copy.add(w));
    words.parallelStream().sequential().forEach(copy::add);
    return copy;
  }

  public void safe(List<String> words, ExecutorService pool) {
    List<String> list = Collections.synchronizedList(new ArrayList<>());
    Map<String, Integer> map = new ConcurrentHashMap<>();
    List<String> guarded = new ArrayList<>();
    for (String word : words) {
      pool.execute(
          () -> {
            list.add(word);
            map.put(word, 1);
            synchronized (guarded) {
              guarded.add(word);
            }
            List<String> own = new ArrayList<>();
            own.add(word);
          });
    }
  }

  public int[] cells(int[] numbers) {
    int[] out = new int[numbers.length];
    IntStream.range(0, numbers.length).parallel().forEach(i -> out[i] = numbers[i] * 2);
    return out;
  }

  public void perRound(List<List<String>> groups, ExecutorService pool) {
    for (List<String> group : groups) {
      List<String> own = new ArrayList<>();
      pool.execute(() -> own.addAll(group));
    }
  }

  public List<String> awaited(List<String> words, ExecutorService pool) throws Exception {
    List<String> out = new ArrayList<>();
    for (String word : words) {
      Future<?> one = pool.submit(() -> out.add(word));
      one.get(); // maybe: await-in-loop
    }
    return out;
  }

  public void single(List<String> words) {
    List<String> out = new ArrayList<>();
    ExecutorService one = Executors.newSingleThreadExecutor();
    for (String word : words) {
      one.execute(() -> out.add(word));
    }
    one.shutdown();
  }

  public void once(ExecutorService pool) throws Exception {
    List<String> out = new ArrayList<>();
    pool.submit(() -> out.add("x")).get();
  }

  public Map<String, Integer> collected(List<String> words) {
    return words.parallelStream()
        .collect(HashMap::new, (m, w) -> m.put(w, w.length()), HashMap::putAll);
  }
}
