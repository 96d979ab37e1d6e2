// essence: the functions that WebClient calls with a response are steps of the chain, on the HTTP event loop
package web.responses;

import org.springframework.http.HttpStatusCode;
import org.springframework.web.client.RestTemplate;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

class ResponseFunctions {
  private final WebClient web;
  private final RestTemplate rest;

  ResponseFunctions(WebClient web, RestTemplate rest) {
    this.web = web;
    this.rest = rest;
  }

  Mono<String> one(String id) {
    return web.get().uri("/a").exchangeToMono(response -> {
      String extra = detail(id); // expect: blocking-in-reactive
      return response.bodyToMono(String.class).map(body -> body + extra);
    });
  }

  Flux<String> many() {
    return web.get().uri("/a").exchangeToFlux(response -> response.bodyToFlux(String.class).map(this::detail)); // expect: blocking-in-reactive
  }

  Mono<String> failing(String id) {
    return web.get().uri("/a").retrieve()
        .onStatus(HttpStatusCode::isError, response -> Mono.just(new IllegalStateException(detail(id)))) // expect: blocking-in-reactive
        .bodyToMono(String.class);
  }

  private String detail(String id) {
    return rest.getForObject("/detail/{id}", String.class, id);
  }
}
