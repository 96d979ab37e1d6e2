import java.util.concurrent.CompletableFuture;

class UnsafeOrders {
  CompletableFuture<Integer> find(String id) {
    return CompletableFuture.supplyAsync(id::length);
  }

  CompletableFuture<?> place(CompletableFuture<String> ids) {
    return ids.thenApply(id -> find(id));
  }

  CompletableFuture<Void> later(CompletableFuture<String> ids) {
    return ids.thenApplyAsync(this::find).thenAccept(done -> System.out.println("done"));
  }
}
