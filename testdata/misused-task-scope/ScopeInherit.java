// release: 25
// essence: scopes in helpers, fields, loops; nested scopes
package scopeinherit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

public class ScopeInherit {
    public int nested(Callable<Integer> a, Callable<Integer> b) throws Exception {
        try (var outer = StructuredTaskScope.open(Joiner.<Integer>awaitAllSuccessfulOrThrow())) {
            Subtask<Integer> x = outer.fork(() -> {
                try (var inner = StructuredTaskScope.open(Joiner.<Integer>awaitAllSuccessfulOrThrow())) {
                    var y = inner.fork(b);
                    inner.join();
                    return y.get();
                }
            });
            Subtask<Integer> z = outer.fork(a);
            outer.join();
            return x.get() + z.get();
        }
    }

    public List<String> looped(List<Callable<String>> parts) throws Exception {
        List<Subtask<String>> all = new ArrayList<>();
        try (var scope = StructuredTaskScope.open(Joiner.<String>awaitAll())) {
            for (Callable<String> part : parts.subList(0, 3)) {
                all.add(scope.fork(part)); // maybe: unbounded-fan-out
            }
            scope.join();
        }
        return all.stream().filter(s -> s.state() == Subtask.State.SUCCESS).map(Subtask::get).toList();
    }

    public String any(Callable<String> a, Callable<String> b) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow(), cf -> cf.withTimeout(Duration.ofSeconds(1)))) {
            scope.fork(a);
            scope.fork(b);
            return scope.join();
        }
    }

    public void failure(Callable<String> a) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>awaitAll())) {
            Subtask<String> s = scope.fork(a);
            Throwable early = s.exception(); // expect: misused-task-scope
            scope.join();
            System.out.println(early);
        }
    }

    public void conditional(Callable<String> a, boolean wait) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>awaitAll())) {
            scope.fork(a);
            if (wait) {
                scope.join();
            }
        }
    }

    public void given(Callable<String> a, StructuredTaskScope<String, Void> scope) {
        scope.fork(a);
    }
}
