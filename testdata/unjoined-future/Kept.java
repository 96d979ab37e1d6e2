package sandbox.kept;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

public class Kept {
  interface Store {
    CompletableFuture<String> load(int id);

    CompletionStage<Void> save(String text);

    ListenableFuture<String> find(int id);
  }

  private final Map<Integer, CompletableFuture<String>> loading = new HashMap<>();
  private final AtomicReference<CompletableFuture<String>> latest = new AtomicReference<>();
  private CompletableFuture<String> active;
  private final Store store;

  Kept(Store store) {
    this.store = store;
  }

  private CompletableFuture<String> setActive(CompletableFuture<String> next) {
    active = next;
    return next;
  }

  CompletableFuture<String> active() {
    return active;
  }

  CompletableFuture<String> restart() {
    return active = store.load(0);
  }

  void keeps(int id) {
    setActive(store.load(id));
    Objects.requireNonNull(store.load(id));
    loading.put(id, store.load(id));
    loading.remove(id);
    latest.getAndSet(store.load(id));
    active();
    restart();
    active.orTimeout(1, TimeUnit.SECONDS);
    active.completeOnTimeout("", 1, TimeUnit.SECONDS);
    CompletableFuture<String> ignored = store.load(id);
    CompletableFuture<String> unusedToday = store.load(id);
    store.load(id).handle((text, failure) -> failure == null ? text : "");
    store.load(id).thenAccept(System.out::println).exceptionally(e -> null);
  }

  void drops(int id) {
    store.load(id); // expect: unjoined-future
    store.save("a"); // expect: unjoined-future
    store.load(id).thenApply(String::strip).thenCompose(store::save); // expect: unjoined-future
    store.find(id); // expect: unjoined-future
    store.load(id).orTimeout(1, TimeUnit.SECONDS); // expect: unjoined-future
    if (id > 0) store.load(id); // expect: unjoined-future
    CompletableFuture<String> text = store.load(id); // expect: unjoined-future
    List<CompletableFuture<String>> all = new ArrayList<>(); // maybe: unjoined-future
    all.add(store.load(id));
    CompletableFuture.allOf(store.load(1), store.load(2)); // expect: unjoined-future
    Runnable late = () -> store.save("b"); // expect: unjoined-future
    List.of(1, 2).forEach(store::load); // expect: unjoined-future
    List.of(1, 2).stream().map(store::load).toList(); // expect: unjoined-future
    var choice = id > 0 ? store.load(id) : null; // expect: unjoined-future
    switch (id) {
      case 1 -> store.load(1); // expect: unjoined-future
      default -> System.out.println(late);
    }
  }

  ListenableFuture<List<String>> guava(List<Integer> ids) {
    return Futures.allAsList(ids.stream().map(store::find).toList());
  }
}
