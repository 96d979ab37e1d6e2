package quay.arms;

import java.util.concurrent.CompletableFuture;
import reactor.core.publisher.Mono;

public class Arms {
  sealed interface Signal permits Flag, Lamp {}

  record Flag(String colour) implements Signal {}

  record Lamp(int flashes) implements Signal {}

  public Mono<String> read(Signal signal) {
    return switch (signal) {
      case Flag f when f.colour().isEmpty() -> null; // expect: null-async-result
      case Flag f -> {
        if (f.colour().startsWith("#")) {
          yield null; // expect: null-async-result
        }
        yield Mono.just(f.colour());
      }
      case Lamp l -> throw new IllegalStateException("dark " + l);
    };
  }

  public CompletableFuture<String> old(int code) {
    return switch (code) {
      case 1:
      case 2:
        yield CompletableFuture.completedFuture("ahoy");
      case 3:
        yield null; // expect: null-async-result
      default:
        throw new IllegalArgumentException("code " + code);
    };
  }

  public Mono<String> inner(int a, int b) {
    return switch (a) {
      case 0 ->
          switch (b) {
            case 0 -> null; // expect: null-async-result
            default -> Mono.just("inner");
          };
      case 1 -> Mono.empty();
      default -> null; // expect: null-async-result
    };
  }
}
