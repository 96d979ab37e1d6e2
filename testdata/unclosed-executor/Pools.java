package sandbox.pools;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.Timer;

public class Pools {
  private final ExecutorService never = Executors.newCachedThreadPool(); // expect: unclosed-executor
  private final ExecutorService closed = Executors.newCachedThreadPool();
  private static final ExecutorService PROCESS = Executors.newCachedThreadPool();
  private final ExecutorService late;

  Pools() {
    late = Executors.newFixedThreadPool(2); // expect: unclosed-executor
  }

  void use(Runnable task) {
    never.execute(task);
    late.execute(task);
    PROCESS.execute(task);
  }

  void leaks(Runnable task, List<Callable<String>> tasks) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2); // expect: unclosed-executor
    pool.execute(task);
    new ForkJoinPool(3).submit(task).get(); // expect: unclosed-executor
    CompletableFuture.runAsync(task, Executors.newSingleThreadExecutor()).join(); // expect: unclosed-executor
    ExecutorService serving = Executors.newCachedThreadPool(); // expect: unclosed-executor
    new ExecutorCompletionService<String>(serving).submit(tasks.get(0));
    Timer timer = new Timer(); // expect: unclosed-executor; maybe: legacy-async-api
    ExecutorService made = named("made"); // expect: unclosed-executor
    made.invokeAll(tasks).get(0).get();
  }

  private static ExecutorService named(String name) {
    return Executors.newFixedThreadPool(1, r -> new Thread(r, name));
  }

  ExecutorService hands(Runnable task, List<ExecutorService> all) {
    all.add(Executors.newCachedThreadPool());
    ExecutorService hooked = Executors.newCachedThreadPool();
    Runtime.getRuntime().addShutdownHook(new Thread(hooked::shutdown));
    try (ExecutorService own = Executors.newCachedThreadPool()) {
      own.execute(task);
    }
    ExecutorService shut = named("shut");
    try {
      shut.execute(task);
    } finally {
      shut.shutdown();
    }
    ExecutorService given = Executors.newCachedThreadPool();
    register(given);
    return Executors.newCachedThreadPool();
  }

  private void register(ExecutorService pool) {
    System.out.println(pool);
  }

  void end() {
    closed.shutdownNow();
  }
}
