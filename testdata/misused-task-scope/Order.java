// release: 25
package sandbox.order;

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

public class Order {
  interface Shop {
    String name() throws Exception;

    String price() throws Exception;
  }

  String early(Shop shop) throws Exception {
    try (var scope = StructuredTaskScope.open()) {
      Subtask<String> name = scope.fork(shop::name);
      Subtask<String> price = scope.fork(shop::price);
      String text = name.get(); // expect: misused-task-scope
      scope.join();
      return text + price.get();
    }
  }

  void late(Shop shop) throws Exception {
    try (var scope = StructuredTaskScope.open(Joiner.<String>awaitAll())) {
      scope.fork(shop::name);
      scope.join();
      scope.fork(shop::price); // expect: misused-task-scope
    }
  }

  void never(Shop shop) throws Exception {
    try (StructuredTaskScope<String, Void> scope = StructuredTaskScope.open(Joiner.awaitAll())) {
      for (int i = 0; i < 3; i++) {
        scope.fork(shop::name); // expect: misused-task-scope
      }
    }
  }

  String helper(Shop shop) throws Exception {
    try (var scope = StructuredTaskScope.open(Joiner.<String>awaitAll())) {
      forkAll(scope, shop);
      scope.join();
      return "done";
    }
  }

  private void forkAll(StructuredTaskScope<String, Void> scope, Shop shop) {
    scope.fork(shop::name);
    scope.fork(shop::price);
  }

  String joinedByHelper(Shop shop) throws Exception {
    try (var scope = StructuredTaskScope.open(Joiner.<String>awaitAll())) {
      Subtask<String> name = scope.fork(shop::name);
      await(scope);
      return name.get();
    }
  }

  private void await(StructuredTaskScope<String, Void> scope) throws InterruptedException {
    scope.join();
  }

  String nested(Shop shop) throws Exception {
    try (var scope = StructuredTaskScope.open(Joiner.<String>awaitAll())) {
      Subtask<String> outer =
          scope.fork(
              () -> {
                try (var inner = StructuredTaskScope.open(Joiner.<String>awaitAll())) {
                  Subtask<String> price = inner.fork(shop::price);
                  inner.join();
                  return price.get();
                }
              });
      scope.join();
      return outer.get();
    }
  }
}
