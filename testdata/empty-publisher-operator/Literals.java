package quay.literals;

import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

public class Literals {
  private final WebClient port;

  public Literals(WebClient port) {
    this.port = port;
  }

  public Mono<Boolean> closed(String berth) {
    return port.delete().uri("/b/{b}", berth).retrieve().bodyToMono(Void.class).map(v -> true); // expect: empty-publisher-operator
  }

  public Mono<Integer> length(String berth) {
    return port.get().uri("/b/{b}", berth).retrieve().bodyToMono(String.class).map(String::length);
  }
}
