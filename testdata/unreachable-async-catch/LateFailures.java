package acme.late;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.ResponseEntity;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.WebClientResponseException;
import reactor.core.publisher.Mono;

public class LateFailures {
    private static final Logger LOG = LoggerFactory.getLogger(LateFailures.class);
    private final HttpClient http = HttpClient.newHttpClient();
    private final WebClient web;
    private final Executor pool;

    public LateFailures(WebClient web, Executor pool) {
        this.web = web;
        this.pool = pool;
    }

    public CompletableFuture<String> load(Supplier<String> source) {
        try {
            return CompletableFuture.supplyAsync(source, pool);
        } catch (CompletionException e) { // expect: unreachable-async-catch
            return CompletableFuture.completedFuture("");
        }
    }

    public Mono<String> user(String id) {
        try {
            LOG.debug("user {}", id);
            return web.get().uri("/users/" + id).retrieve().bodyToMono(String.class);
        } catch (WebClientResponseException e) { // expect: unreachable-async-catch
            LOG.warn("no user", e);
            return Mono.empty();
        }
    }

    public CompletableFuture<String> logged(HttpRequest request) {
        try {
            return http.sendAsync(request, HttpResponse.BodyHandlers.ofString()).thenApply(HttpResponse::body);
        } catch (Exception e) { // expect: unreachable-async-catch
            LOG.error("request failed", e);
            return CompletableFuture.completedFuture(null);
        }
    }

    public CompletableFuture<String> passedOn(HttpRequest request) {
        try {
            return http.sendAsync(request, HttpResponse.BodyHandlers.ofString()).thenApply(HttpResponse::body);
        } catch (Exception e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    public CompletableFuture<String> rejected(Supplier<String> source) {
        try {
            return CompletableFuture.supplyAsync(source, pool);
        } catch (RejectedExecutionException e) {
            return CompletableFuture.completedFuture("busy");
        }
    }

    public CompletableFuture<String> parsed(String text) {
        try {
            URI uri = URI.create(text);
            return http.sendAsync(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString())
                    .thenApply(HttpResponse::body);
        } catch (Exception e) {
            LOG.warn("bad address", e);
            return CompletableFuture.completedFuture("");
        }
    }

    public String joined(Supplier<String> source) {
        try {
            return CompletableFuture.supplyAsync(source, pool).join();
        } catch (CompletionException e) {
            return "";
        }
    }

    public CompletableFuture<String> both(Supplier<String> source) {
        try {
            return CompletableFuture.supplyAsync(source, pool).exceptionally(failure -> "late");
        } catch (Exception e) {
            return CompletableFuture.completedFuture("early");
        }
    }

    public Mono<String> wrapped(String id) {
        try {
            return web.get().uri("/users/{id}", id).retrieve().bodyToMono(String.class);
        } catch (RuntimeException e) {
            throw new IllegalStateException("cannot ask", e);
        }
    }

    public Mono<String> asError(String id) {
        try {
            return web.get().uri("/users/{id}", id).retrieve().bodyToMono(String.class);
        } catch (RuntimeException e) {
            return Mono.error(e);
        }
    }

    public CompletableFuture<String> found(Optional<String> id) {
        try {
            String sure = id.orElseThrow();
            return CompletableFuture.supplyAsync(() -> sure, pool);
        } catch (Exception e) {
            return CompletableFuture.completedFuture("none");
        }
    }

    public CompletableFuture<Void> task(Runnable work) {
        try {
            return CompletableFuture.runAsync(work, pool).thenRun(() -> LOG.info("done"));
        } catch (Throwable t) { // expect: unreachable-async-catch
            LOG.error("failed", t);
        }
        return CompletableFuture.completedFuture(null);
    }
}
