// release: 25
// essence: scope helpers in another file
package scopes;

import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

public class Scopes {
    public String good(Callable<String> a, Callable<String> b) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
            Forks.both(scope, a, b);
            return scope.join();
        }
    }

    public String joinedElsewhere(Callable<String> a) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
            scope.fork(a);
            return Forks.joined(scope);
        }
    }

    public String tooEarly(Callable<String> a) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            var s = scope.fork(a);
            String r = Forks.read(s); // maybe: misused-task-scope
            scope.join();
            return r;
        }
    }

    public void never(Callable<String> a) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            var s = scope.fork(a); // expect: misused-task-scope
            System.out.println(s.state());
        }
    }
}
