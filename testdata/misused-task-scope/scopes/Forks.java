package scopes;

import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Subtask;

final class Forks {
    private Forks() {}

    static void both(StructuredTaskScope<String, String> scope, Callable<String> a, Callable<String> b) {
        scope.fork(a);
        scope.fork(b);
    }

    static String joined(StructuredTaskScope<String, String> scope) throws InterruptedException {
        return scope.join();
    }

    static String read(Subtask<String> s) {
        return s.get();
    }
}
