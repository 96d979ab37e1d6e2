// release: 21
// essence: JDK 21 scopes: result before join, joinUntil, shutdown, throwIfFailed, generic constructor, subclass
package scope21;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Subtask;
import java.util.concurrent.TimeoutException;

public class Scope21 {
    static class Collecting<T> extends StructuredTaskScope<T> {
        @Override
        protected void handleComplete(Subtask<? extends T> s) {
            if (s.state() == Subtask.State.SUCCESS) {
                System.out.println(s.get());
            }
        }
    }

    <T> T any(List<Callable<T>> all) throws InterruptedException, ExecutionException {
        try (var scope = new StructuredTaskScope.ShutdownOnSuccess<T>()) {
            scope.fork(all.get(0));
            scope.fork(all.get(1));
            return scope.join().result();
        }
    }

    <T> T until(Callable<T> one) throws InterruptedException, ExecutionException, TimeoutException {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) {
            Subtask<T> t = scope.fork(one);
            scope.joinUntil(Instant.now().plusSeconds(1));
            scope.throwIfFailed();
            return t.get();
        }
    }

    void collect(Callable<String> a) throws InterruptedException {
        try (var scope = new Collecting<String>()) {
            scope.fork(a);
            scope.join();
        }
    }

    void collectNever(Callable<String> a) {
        try (var scope = new Collecting<String>()) {
            scope.fork(a); // expect: misused-task-scope
        }
    }

    String raced(Callable<String> a) throws InterruptedException {
        try (var scope = new StructuredTaskScope<String>()) {
            var t = scope.fork(a);
            System.out.println("forked " + t.get()); // expect: misused-task-scope
            scope.join();
            return t.get();
        }
    }

    void shut(Callable<String> a) throws InterruptedException {
        try (var scope = new StructuredTaskScope<String>()) {
            scope.fork(a);
            scope.shutdown();
            scope.join();
        }
    }

    String tern(Callable<String> a, boolean hurry) throws InterruptedException {
        try (var scope = new StructuredTaskScope<String>()) {
            var t = scope.fork(a);
            if (!hurry) {
                scope.join();
            } else {
                scope.join();
            }
            return t.get();
        }
    }
}
