package cancel.races;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

final class Races {
  private final ExecutorService pool;

  Races(ExecutorService pool) {
    this.pool = pool;
  }

  Object any(Supplier<String> a, Supplier<String> b) {
    CompletableFuture<String> one = CompletableFuture.supplyAsync(a, pool);
    CompletableFuture<String> two = CompletableFuture.supplyAsync(b, pool);
    return CompletableFuture.anyOf(one, two).join(); // expect: uncancelled-losers
  }

  CompletableFuture<Object> inline(Supplier<String> a, Supplier<String> b) {
    return CompletableFuture.anyOf( // expect: uncancelled-losers
        CompletableFuture.supplyAsync(a, pool), CompletableFuture.supplyAsync(b, pool));
  }

  CompletableFuture<Object> list(List<Supplier<String>> mirrors) {
    List<CompletableFuture<String>> all = new ArrayList<>();
    for (Supplier<String> mirror : mirrors) {
      all.add(CompletableFuture.supplyAsync(mirror, pool));
    }
    return CompletableFuture.anyOf(all.toArray(new CompletableFuture[0])); // expect: uncancelled-losers
  }

  Object stream(List<Supplier<String>> mirrors) {
    return CompletableFuture.anyOf( // expect: uncancelled-losers
            mirrors.stream()
                .map(m -> CompletableFuture.supplyAsync(m, pool))
                .toArray(CompletableFuture[]::new))
        .join();
  }

  void accept(Supplier<String> a, Supplier<String> b) {
    ask(a).acceptEither(ask(b), System.out::println).join(); // expect: uncancelled-losers
  }

  private CompletableFuture<String> ask(Supplier<String> s) {
    return CompletableFuture.supplyAsync(s, pool);
  }

  String first(List<Callable<String>> mirrors) throws Exception {
    CompletionService<String> service = new ExecutorCompletionService<>(pool);
    for (Callable<String> mirror : mirrors) {
      service.submit(mirror);
    }
    return service.take().get(); // expect: uncancelled-losers
  }

  // -- silent

  Object cancelled(Supplier<String> a, Supplier<String> b) {
    CompletableFuture<String> one = CompletableFuture.supplyAsync(a, pool);
    CompletableFuture<String> two = CompletableFuture.supplyAsync(b, pool);
    Object winner = CompletableFuture.anyOf(one, two).join();
    one.cancel(true);
    two.cancel(true);
    return winner;
  }

  Object cancelledInHelper(List<Supplier<String>> mirrors) {
    List<CompletableFuture<String>> all = mirrors.stream().map(this::ask).toList();
    Object winner = CompletableFuture.anyOf(all.toArray(new CompletableFuture[0])).join();
    stop(all);
    return winner;
  }

  private static void stop(List<CompletableFuture<String>> all) {
    all.forEach(f -> f.cancel(true));
  }

  Object timeout(Supplier<String> a, Executor executor) {
    CompletableFuture<String> one = CompletableFuture.supplyAsync(a, pool);
    CompletableFuture<String> late =
        CompletableFuture.supplyAsync(
            () -> "late", CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS));
    return CompletableFuture.anyOf(one, late).join();
  }

  Object signal(Supplier<String> a, CompletableFuture<String> stop) {
    return CompletableFuture.anyOf(CompletableFuture.supplyAsync(a, pool), stop).join();
  }

  Object owned(CompletableFuture<String> a, CompletableFuture<String> b) {
    return CompletableFuture.anyOf(a, b).join();
  }

  String both(Supplier<String> a, Supplier<String> b) {
    CompletableFuture<String> one = CompletableFuture.supplyAsync(a, pool);
    CompletableFuture<String> two = CompletableFuture.supplyAsync(b, pool);
    System.out.println(CompletableFuture.anyOf(one, two).join());
    return one.join() + two.join();
  }

  void allInOrder(List<Callable<String>> tasks) throws Exception {
    CompletionService<String> service = new ExecutorCompletionService<>(pool);
    tasks.forEach(service::submit);
    for (int i = 0; i < tasks.size(); i++) {
      System.out.println(service.take().get());
    }
  }

  String firstAndStop(List<Callable<String>> mirrors) throws Exception {
    CompletionService<String> service = new ExecutorCompletionService<>(pool);
    List<Future<String>> all = new ArrayList<>();
    for (Callable<String> mirror : mirrors) {
      all.add(service.submit(mirror));
    }
    try {
      return service.take().get();
    } finally {
      all.forEach(f -> f.cancel(true));
    }
  }

  String any(List<Callable<String>> mirrors) throws Exception {
    return pool.invokeAny(mirrors);
  }
}
