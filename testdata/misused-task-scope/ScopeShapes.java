// source: openjdk/loom#177 | essence: more shapes of structured scopes
// release: 25
package fixture.scopeshapes;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;
import java.util.stream.Stream;

public class ScopeShapes {
    interface Offers {
        Integer best(String shop) throws Exception;
    }

    private final Offers offers;

    ScopeShapes(Offers offers) {
        this.offers = offers;
    }

    int both() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAllSuccessfulOrThrow(), c -> c.withTimeout(Duration.ofSeconds(2)))) {
            var a = scope.fork(() -> offers.best("a"));
            var b = scope.fork(() -> offers.best("b"));
            scope.join();
            return Math.min(a.get(), b.get());
        }
    }

    int race() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>anySuccessfulResultOrThrow())) {
            scope.fork(() -> offers.best("a"));
            scope.fork(() -> offers.best("b"));
            return scope.join();
        }
    }

    int sum() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>allSuccessfulOrThrow())) {
            scope.fork(() -> offers.best("a"));
            scope.fork(() -> offers.best("b"));
            Stream<Subtask<Integer>> all = scope.join();
            return all.mapToInt(Subtask::get).sum();
        }
    }

    int earlyBranch(boolean quick) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAllSuccessfulOrThrow())) {
            Subtask<Integer> a = scope.fork(() -> offers.best("a"));
            if (quick) {
                return a.get(); // expect: misused-task-scope
            }
            scope.join();
            return a.get();
        }
    }

    int stateFirst() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAll())) {
            Subtask<Integer> a = scope.fork(() -> offers.best("a"));
            System.out.println(a.state());
            scope.join();
            return a.state() == Subtask.State.SUCCESS ? a.get() : 0;
        }
    }

    int caught() {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAllSuccessfulOrThrow())) {
            Subtask<Integer> a = scope.fork(() -> offers.best("a"));
            try {
                scope.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return -1;
            }
            return a.get();
        }
    }

    List<Integer> few() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAllSuccessfulOrThrow())) {
            List<Subtask<Integer>> tasks = new ArrayList<>();
            for (String shop : List.of("a", "b", "c")) {
                tasks.add(scope.fork(() -> offers.best(shop)));
            }
            scope.join();
            return tasks.stream().map(Subtask::get).toList();
        }
    }

    List<Integer> fewEarly() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAllSuccessfulOrThrow())) {
            List<Subtask<Integer>> tasks = new ArrayList<>();
            for (String shop : List.of("a", "b", "c")) {
                tasks.add(scope.fork(() -> offers.best(shop)));
            }
            List<Integer> best = tasks.stream().map(Subtask::get).toList(); // maybe: misused-task-scope
            scope.join();
            return best;
        }
    }

    int assignedScope() throws InterruptedException {
        StructuredTaskScope<Integer, Void> scope = StructuredTaskScope.open(Joiner.awaitAllSuccessfulOrThrow()); // expect: misused-task-scope
        var a = scope.fork(() -> offers.best("a"));
        scope.join();
        scope.close();
        return a.get();
    }

    int resourceLater() throws InterruptedException {
        StructuredTaskScope<Integer, Void> scope = StructuredTaskScope.open(Joiner.awaitAllSuccessfulOrThrow());
        try (scope) {
            var a = scope.fork(() -> offers.best("a"));
            scope.join();
            return a.get();
        }
    }

    StructuredTaskScope<Integer, Void> opened() {
        return StructuredTaskScope.open(Joiner.awaitAllSuccessfulOrThrow()); // maybe: misused-task-scope
    }

    int joinedTwice() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAllSuccessfulOrThrow())) {
            var a = scope.fork(() -> offers.best("a"));
            scope.join();
            scope.fork(() -> offers.best("b")); // expect: misused-task-scope
            scope.join();
            return a.get();
        }
    }

    <T> T in(Callable<T> work) throws Exception {
        try (var scope = StructuredTaskScope.open(new Joiner<T, T>() {
            private volatile T first;

            @Override
            public boolean onComplete(Subtask<? extends T> subtask) {
                first = subtask.state() == Subtask.State.SUCCESS ? subtask.get() : null;
                return false;
            }

            @Override
            public T result() {
                return first;
            }
        })) {
            scope.fork(work);
            return scope.join();
        }
    }

    void ownedBy(StructuredTaskScope<Integer, Void> scope) {
        scope.fork(() -> offers.best("a"));
    }

    void onlyConditionallyJoined(boolean wait) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAll())) {
            scope.fork(() -> offers.best("a"));
            if (wait) {
                scope.join();
            }
        }
    }
}
