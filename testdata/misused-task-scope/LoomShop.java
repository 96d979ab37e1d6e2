// release: 25
// essence: virtual threads and scopes in services
package loomshop;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;
import java.util.function.Supplier;

public class LoomShop {
    record Offer(String name, int price) {}

    List<Offer> offers(Callable<Offer> a, Callable<Offer> b) throws Exception {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Offer> x = pool.submit(a);
            Future<Offer> y = pool.submit(b);
            return List.of(x.get(), y.get());
        }
    }

    void fire(Callable<Offer> a) {
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.submit(a); // expect: lost-task
        }
    }

    Offer scoped(Callable<Offer> a, Callable<Offer> b) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            Supplier<Offer> x = scope.fork(a);
            Supplier<Offer> y = scope.fork(b);
            scope.join();
            return x.get().price() < y.get().price() ? x.get() : y.get();
        }
    }

    Offer scopedEarly(Callable<Offer> a, Callable<Offer> b) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            Supplier<Offer> x = scope.fork(a);
            Subtask<Offer> y = scope.fork(b);
            Offer first = x.get(); // expect: misused-task-scope
            scope.join();
            return first.price() < y.get().price() ? first : y.get();
        }
    }

    int sum(List<Callable<Integer>> all) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>allSuccessfulOrThrow(), c -> c.withTimeout(Duration.ofSeconds(2)).withName("sum"))) {
            all.forEach(c -> scope.fork(c)); // maybe: unbounded-fan-out
            return scope.join().mapToInt(Subtask::get).sum();
        }
    }

    List<Subtask<Integer>> leak(List<Callable<Integer>> all) throws InterruptedException {
        List<Subtask<Integer>> forked = new ArrayList<>();
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAll())) {
            forked.add(scope.fork(all.get(0))); // expect: misused-task-scope
            forked.add(scope.fork(all.get(1)));
        }
        return forked;
    }

    void inLambda(ExecutorService pool, Callable<Integer> c) {
        pool.execute(() -> {
            try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAll())) {
                scope.fork(c);
                scope.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    void inLambdaLost(ExecutorService pool, Callable<Integer> c) {
        pool.execute(() -> {
            try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAll())) {
                scope.fork(c); // expect: misused-task-scope
            }
        });
    }

    int returned(Callable<Integer> c) throws InterruptedException {
        var scope = StructuredTaskScope.open(Joiner.<Integer>anySuccessfulResultOrThrow()); // expect: misused-task-scope
        try {
            scope.fork(c);
            return scope.join();
        } finally {
            scope.close();
        }
    }
}
