// release: 21
package quay.shapes.task;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import reactor.core.publisher.*;

public final class OtherShapes {
  interface Work {
    void go(String s) throws Exception;

    void plain(String s);
  }

  static final class Builder {
    private ExecutorService pool;
    private Work work;

    Builder pool(ExecutorService pool) {
      this.pool = pool;
      return this;
    }

    Builder work(Work work) {
      this.work = work;
      return this;
    }

    OtherShapes build() {
      return new OtherShapes(pool, work);
    }
  }

  private final ExecutorService pool;
  private final Work work;
  private final ScheduledExecutorService ticks = Executors.newScheduledThreadPool(1); // expect: unclosed-executor

  private OtherShapes(ExecutorService pool, Work work) {
    this.pool = pool;
    this.work = work;
  }

  void callable(String s) {
    pool.submit(() -> { // expect: lost-task
      work.go(s);
      return null;
    });
  }

  void conditional(String s) {
    if (!s.isEmpty()) pool.submit(() -> work.plain(s)); // expect: lost-task
  }

  void chained(String s) {
    CompletableFuture.supplyAsync(() -> s + s, pool) // expect: lost-task
        .thenApply(String::strip)
        .thenAccept(work::plain);
  }

  void seen(String s) {
    CompletableFuture.supplyAsync(() -> s + s, pool)
        .thenAccept(work::plain)
        .whenComplete((r, e) -> System.out.println(e));
  }

  void quiet(String s) {
    pool.submit(() -> quietly(() -> work.plain(s)));
  }

  private static void quietly(Runnable r) {
    try {
      r.run();
    } catch (RuntimeException e) {
      System.err.println(e);
    }
  }

  void periodic() {
    ticks.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
  }

  private void tick() {
    try {
      work.plain("a");
    } catch (IllegalStateException e) {
      System.err.println(e);
    }
  }

  void periodicSafe() {
    Runnable safe = () -> {
      try {
        work.go("a");
      } catch (Exception e) {
        System.err.println(e);
      }
    };
    ticks.scheduleWithFixedDelay(safe, 1, 1, TimeUnit.SECONDS);
  }

  void periodicWrapped() {
    ticks.scheduleWithFixedDelay(() -> quietly(() -> work.plain("x")), 1, 1, TimeUnit.SECONDS);
  }

  void local() {
    var own = Executors.newFixedThreadPool(2); // expect: unclosed-executor
    own.execute(() -> work.plain("a"));
  }

  void localClosedInLambda() {
    var own = Executors.newFixedThreadPool(2);
    own.execute(() -> work.plain("a"));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> own.shutdown()));
  }

  void localInHelper() {
    var own = Executors.newFixedThreadPool(2);
    own.execute(() -> work.plain("a"));
    stop(own);
  }

  private static void stop(ExecutorService service) {
    service.shutdown();
  }

  CompletableFuture<String> inline() {
    return CompletableFuture.supplyAsync(() -> "x", Executors.newSingleThreadExecutor()); // expect: unclosed-executor
  }

  void subscriptions(Flux<String> source) {
    source.map(String::strip).subscribe(work::plain); // expect: lost-subscription
    source.onErrorComplete().subscribe(work::plain);
    source.subscribe(work::plain, e -> System.err.println(e));
  }

  void subscribed(Flux<String> source) {
    var d = source.doOnError(e -> System.err.println(e)).subscribe(); // expect: lost-subscription
    d.dispose();
  }

  void all(List<Callable<String>> tasks) throws InterruptedException {
    pool.invokeAll(tasks); // expect: lost-task
  }

  void timeout(Callable<String> task) throws Exception {
    var f = pool.submit(task);
    try {
      f.get(1, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
    } catch (TimeoutException e) {
      System.err.println(e);
    }
  }

  String timeoutCancel(Callable<String> task) throws Exception {
    var f = pool.submit(task);
    boolean done = false;
    try {
      String s = f.get(1, TimeUnit.SECONDS);
      done = true;
      return s;
    } finally {
      if (!done) f.cancel(true);
    }
  }

  Object race(Supplier<String> a, Supplier<String> b) {
    return CompletableFuture.supplyAsync(a, pool)
        .applyToEither(CompletableFuture.supplyAsync(b, pool), Function.identity()) // expect: uncancelled-losers
        .join();
  }

  void interrupted(BlockingQueue<String> q) {
    while (true) {
      try {
        work.plain(q.take());
      } catch (InterruptedException | RuntimeException e) { // expect: swallowed-interrupt
        System.err.println(e);
      }
    }
  }

  String interruptedSwitch(BlockingQueue<String> q) {
    try {
      return switch (q.size()) {
        case 0 -> "none";
        default -> q.take();
      };
    } catch (Exception e) { // expect: swallowed-interrupt
      return "";
    }
  }

  String interruptedHelper(BlockingQueue<String> q) {
    try {
      return q.take();
    } catch (Exception e) {
      return onFailure(e);
    }
  }

  private static String onFailure(Exception e) {
    if (e instanceof InterruptedException) {
      Thread.currentThread().interrupt();
    }
    return "";
  }

  String loop(List<Callable<String>> tasks) throws Exception {
    StringBuilder all = new StringBuilder();
    for (Iterator<Callable<String>> it = tasks.iterator(); it.hasNext(); ) {
      Future<String> f = pool.submit(it.next());
      all.append(f.get()); // expect: await-in-loop
    }
    return all.toString();
  }

  List<String> loopStream(List<Supplier<String>> tasks) {
    return tasks.stream()
        .map(t -> CompletableFuture.supplyAsync(t, pool))
        .map(f -> f.join()) // expect: await-in-loop
        .toList();
  }

  List<String> loopHelper(List<Supplier<String>> tasks) {
    List<String> out = new ArrayList<>();
    int i = 0;
    do {
      out.add(one(tasks.get(i))); // maybe: await-in-loop
    } while (++i < tasks.size());
    return out;
  }

  private String one(Supplier<String> t) {
    return CompletableFuture.supplyAsync(t, pool).join(); // maybe: await-in-loop
  }
}
