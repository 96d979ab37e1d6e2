// enable: unhandled-completion
package sandbox.blind;

import java.util.concurrent.CompletableFuture;

public class Blind {
  interface Store {
    CompletableFuture<String> load(int id);
  }

  private final Store store;
  private CompletableFuture<Void> pending;
  private CompletableFuture<Void> joined;

  Blind(Store store) {
    this.store = store;
  }

  void blind(int id, StringBuffer out) {
    store.load(id).whenComplete((text, failure) -> out.append(text)); // expect: unhandled-completion
    store.load(id).exceptionally(failure -> ""); // expect: unhandled-completion
    store.load(id).exceptionally(f -> f.getMessage()).thenAccept(t -> store.load(t.length()).join()); // expect: unhandled-completion; maybe: blocking-in-completion
  }

  void keep(int id) {
    pending = store.load(id).thenAccept(System.out::println); // expect: unhandled-completion
    joined = store.load(id).thenAccept(System.out::println);
  }

  void end() {
    if (pending != null) {
      pending.cancel(true);
    }
    joined.join();
  }

  void sees(int id) {
    store.load(id).whenComplete((text, failure) -> System.out.println(failure));
    store.load(id).whenComplete((text, ignored) -> System.out.println(text));
    store.load(id).exceptionally(expectedFailure -> "");
    store.load(id).handle(this::done);
  }

  private String done(String text, Throwable failure) {
    return failure == null ? text : "";
  }
}
