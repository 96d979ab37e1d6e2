package parcel.route;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;

/** Null as an answer that the callers know, and null where a handle is needed. */
class Contracts {
  private int room = 3;

  CompletableFuture<String> offer(String parcel) {
    if (room == 0) {
      return null;
    }
    room--;
    return CompletableFuture.supplyAsync(() -> parcel);
  }

  String send(String parcel) {
    CompletableFuture<String> taken = offer(parcel);
    if (taken == null) {
      return "full";
    }
    return taken.join();
  }

  CompletableFuture<String> claim(String parcel) {
    return parcel.isEmpty() ? null : CompletableFuture.supplyAsync(() -> parcel);
  }

  String mustClaim(String parcel) {
    return Objects.requireNonNull(claim(parcel)).join()
        + Optional.ofNullable(claim("x")).map(CompletableFuture::join).orElse("");
  }

  CompletableFuture<String> label(CompletableFuture<String> route) {
    if (route == null) {
      return null;
    }
    return route.thenApply(r -> "via " + r);
  }

  CompletableFuture<String> lost(String parcel) {
    if (parcel == null) {
      return null; // expect: null-async-result
    }
    return CompletableFuture.supplyAsync(() -> parcel);
  }

  void onRedirect(Function<String, CompletableFuture<String>> redirect) {
    CompletableFuture<String> next = redirect.apply("home");
    System.out.println(next != null);
  }

  void from(Supplier<CompletableFuture<String>> source) {
    source.get().thenAccept(System.out::println).exceptionally(e -> null);
  }

  void wire() {
    onRedirect(target -> null);
    from(() -> null); // expect: null-async-result
  }
}
