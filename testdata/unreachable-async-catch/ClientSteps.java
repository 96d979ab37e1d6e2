package quay.steps;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.file.AsyncFile;
import io.vertx.core.file.OpenOptions;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.WebClientResponseException;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

class ClientSteps {
  private static final Logger LOG = LoggerFactory.getLogger(ClientSteps.class);
  private final WebClient tides;
  private final HttpClient http;

  ClientSteps(WebClient tides, HttpClient http) {
    this.tides = tides;
    this.http = http;
  }

  Mono<String> general(String port) {
    try {
      LOG.info("tide at {}", port);
      String path = "/tides/" + port;
      return tides.get().uri(path).retrieve().bodyToMono(String.class).timeout(Duration.ofSeconds(2));
    } catch (Exception e) { // expect: unreachable-async-catch
      return Mono.just("none");
    }
  }

  Flux<String> posted(List<String> ports) {
    try {
      return tides.post().uri("/tides").bodyValue(ports).retrieve().bodyToFlux(String.class);
    } catch (RuntimeException e) { // expect: unreachable-async-catch
      LOG.warn("no tides", e);
      return Flux.empty();
    }
  }

  Mono<String> certain(String port) {
    try {
      return tides.get().uri("/tides/{p}", port).retrieve().bodyToMono(String.class);
    } catch (WebClientResponseException e) { // expect: unreachable-async-catch
      return Mono.empty();
    }
  }

  Mono<String> first(List<String> ports) {
    try {
      return tides.get().uri(ports.stream().findFirst().orElseThrow()).retrieve().bodyToMono(String.class);
    } catch (Exception e) {
      return Mono.just("none");
    }
  }

  CompletableFuture<String> address(String port) {
    try {
      HttpRequest request = HttpRequest.newBuilder(URI.create(port)).build();
      return http.sendAsync(request, BodyHandlers.ofString()).thenApply(r -> r.body());
    } catch (RuntimeException e) {
      return CompletableFuture.completedFuture("");
    }
  }

  Future<AsyncFile> opened(Vertx vertx, String path) {
    try {
      return vertx.fileSystem().open(path, new OpenOptions().setRead(true));
    } catch (RuntimeException e) { // expect: unreachable-async-catch
      return Future.succeededFuture();
    }
  }
}
