package old.incubating;

import java.util.concurrent.Callable;
import jdk.incubator.concurrent.StructuredTaskScope;

/** The scopes of the incubator. */
final class Incubating {
  void both(Callable<String> a, Callable<String> b) throws Exception {
    try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { // expect: legacy-async-api
      scope.fork(a);
      scope.fork(b);
      scope.join();
      scope.throwIfFailed();
    }
  }

  void either(Callable<String> a, Callable<String> b) throws Exception {
    try (var scope = new StructuredTaskScope.ShutdownOnSuccess<String>()) { // expect: legacy-async-api
      scope.fork(a);
      scope.fork(b);
      System.out.println(scope.join().result());
    }
  }
}
