// release: 25
// essence: a subtask seen as a supplier
package suppliers;

import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.function.Supplier;

class Suppliers {
  int early(Callable<Integer> left, Callable<Integer> right) throws InterruptedException {
    try (var scope = StructuredTaskScope.open()) {
      Supplier<Integer> l = scope.fork(left);
      Supplier<Integer> r = scope.fork(right);
      int first = l.get(); // expect: misused-task-scope
      scope.join();
      return first + r.get();
    }
  }

  int late(Callable<Integer> left) throws InterruptedException {
    try (var scope = StructuredTaskScope.open()) {
      Supplier<Integer> l = scope.fork(left);
      scope.join();
      return l.get();
    }
  }
}
