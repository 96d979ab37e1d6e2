package acme.names;

import static java.util.concurrent.CompletableFuture.completedFuture;
import static java.util.concurrent.CompletableFuture.supplyAsync;

import java.util.concurrent.CompletableFuture;

public class StaticNames {
  private CompletableFuture<String> load(String id) {
    return supplyAsync(() -> id + "!");
  }

  public void nested(String id) {
    supplyAsync(() -> load(id)).join(); // expect: nested-async
  }

  public CompletableFuture<String> flat(String id) {
    return supplyAsync(() -> id).thenCompose(this::load);
  }

  public CompletableFuture<String> ready(String id) {
    return completedFuture(id).thenCompose(this::load);
  }
}
