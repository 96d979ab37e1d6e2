// release: 21
package fan.loops;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public final class Loops {
  enum Color { RED, GREEN }

  private final ExecutorService cached = Executors.newCachedThreadPool(); // maybe: unclosed-executor
  private final ExecutorService endless =
      new ThreadPoolExecutor(0, Integer.MAX_VALUE, 60, TimeUnit.SECONDS, new SynchronousQueue<>()); // maybe: unclosed-executor
  private final ExecutorService finite =
      new ThreadPoolExecutor(0, 40, 60, TimeUnit.SECONDS, new SynchronousQueue<>()); // maybe: unclosed-executor
  private final ExecutorService stealing = Executors.newWorkStealingPool(); // maybe: unclosed-executor
  private final Semaphore permits = new Semaphore(10);

  void forEachLoop(List<String> pages) {
    for (String page : pages) {
      cached.execute(() -> visit(page)); // expect: unbounded-fan-out
    }
  }

  void indexed(List<String> pages) {
    for (int i = 0; i < pages.size(); i++) {
      String page = pages.get(i);
      endless.submit(() -> visit(page)).isDone(); // expect: unbounded-fan-out
    }
  }

  void iterator(Iterator<String> pages) {
    while (pages.hasNext()) {
      String page = pages.next();
      Thread t = new Thread(() -> visit(page));
      t.setDaemon(true);
      t.start(); // expect: unbounded-fan-out
    }
  }

  void array(String[] pages) {
    for (String page : pages) {
      Thread.startVirtualThread(() -> visit(page)); // expect: unbounded-fan-out
    }
  }

  void builder(Collection<String> pages) {
    Thread.Builder threads = Thread.ofVirtual().name("page-", 0);
    pages.forEach(p -> threads.start(() -> visit(p))); // expect: unbounded-fan-out
  }

  void map(Map<String, String> pages) {
    pages.forEach((k, v) -> new Thread(() -> visit(v)).start()); // expect: unbounded-fan-out
  }

  List<CompletableFuture<Void>> stream(Stream<String> pages) {
    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor(); // maybe: unclosed-executor
    return pages
        .filter(p -> !p.isEmpty())
        .map(p -> CompletableFuture.runAsync(() -> visit(p), threads)) // expect: unbounded-fan-out
        .toList();
  }

  void many() {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      IntStream.range(0, 10_000).forEach(i -> threads.submit(() -> visit("p" + i))); // expect: unbounded-fan-out
    }
  }

  void entries(Map<String, List<String>> pages) {
    for (Map.Entry<String, List<String>> e : pages.entrySet()) {
      for (String page : e.getValue()) {
        cached.submit(() -> visit(page)); // expect: unbounded-fan-out
      }
    }
  }

  void literal() {
    for (String page : List.of("a", "b", "c")) {
      cached.execute(() -> visit(page));
    }
    for (String page : Arrays.asList("a", "b")) {
      cached.execute(() -> visit(page));
    }
    for (String page : new String[] {"a", "b"}) {
      cached.execute(() -> visit(page));
    }
    for (Color color : Color.values()) {
      cached.execute(() -> visit(color.name()));
    }
    Stream.of("a", "b").map(String::strip).forEach(p -> cached.execute(() -> visit(p)));
    IntStream.range(0, 8).forEach(i -> cached.execute(() -> visit("p" + i)));
  }

  void counted() {
    for (int i = 0; i < 16; i++) {
      cached.execute(() -> visit("x"));
    }
    int n = Runtime.getRuntime().availableProcessors() * 2;
    for (int i = 0; i < n; i++) {
      cached.execute(() -> visit("x"));
    }
  }

  void workers(int count) {
    for (int i = 0; i < count; i++) {
      new Thread(() -> visit("x")).start();
    }
  }

  void bounded(List<String> pages, ExecutorService given) {
    for (String page : pages) {
      finite.execute(() -> visit(page));
      stealing.execute(() -> visit(page));
      given.execute(() -> visit(page));
      CompletableFuture.runAsync(() -> visit(page)).isDone();
    }
    pages.parallelStream().forEach(p -> cached.execute(() -> visit(p)));
  }

  void limited(List<String> pages) throws InterruptedException {
    for (String page : pages) {
      permits.acquire();
      cached.execute(
          () -> {
            try {
              visit(page);
            } finally {
              permits.release();
            }
          });
    }
  }

  void limitedInside(List<String> pages) {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (String page : pages) {
        threads.execute(() -> guarded(page));
      }
    }
  }

  void limitedTooLate(List<String> pages) {
    for (String page : pages) {
      cached.execute(() -> guarded(page)); // expect: unbounded-fan-out
    }
  }

  private void guarded(String page) {
    permits.acquireUninterruptibly();
    try {
      visit(page);
    } finally {
      permits.release();
    }
  }

  void batches(List<List<String>> batches) throws Exception {
    for (List<String> batch : batches) {
      List<Future<?>> running = new ArrayList<>();
      for (String page : batch) {
        running.add(cached.submit(() -> visit(page)));
      }
      for (Future<?> f : running) {
        f.get();
      }
    }
  }

  void window(List<String> pages) {
    List<CompletableFuture<Void>> running = new ArrayList<>();
    for (String page : pages) {
      if (running.size() == 20) {
        CompletableFuture.allOf(running.toArray(CompletableFuture[]::new)).join();
        running.clear();
      }
      running.add(CompletableFuture.runAsync(() -> visit(page), cached));
    }
  }

  void first(List<String> pages) {
    for (String page : pages) {
      if (page.startsWith("a")) {
        cached.execute(() -> visit(page));
        break;
      }
    }
  }

  void once(String page) {
    cached.execute(() -> visit(page));
  }

  private void visit(String page) {
    System.out.println(page);
  }
}
