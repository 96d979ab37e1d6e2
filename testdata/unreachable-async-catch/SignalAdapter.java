package cove.signal;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import reactor.core.publisher.Mono;

public class SignalAdapter {
    public interface Handler {
        CompletableFuture<String> execute(String request);

        Mono<String> stream(String request);
    }

    public interface Marshaller {
        String marshal(List<String> fields);
    }

    private final Handler handler;
    private final Marshaller marshaller;
    private int rejected;

    public SignalAdapter(Handler handler, Marshaller marshaller) {
        this.handler = handler;
        this.marshaller = marshaller;
    }

    public CompletableFuture<String> execute(String request) {
        try {
            return handler.execute(request).thenApply(String::strip);
        } catch (Throwable t) {
            return CompletableFuture.failedFuture(t);
        }
    }

    public Mono<String> stream(String request) {
        try {
            return handler.stream(request);
        } catch (RuntimeException e) {
            return Mono.error(new IllegalStateException(request, e));
        }
    }

    public CompletableFuture<String> marshalled(List<String> fields) {
        try {
            String request = marshaller.marshal(fields);
            return handler.execute(request);
        } catch (RuntimeException e) {
            rejected++;
            return CompletableFuture.completedFuture("");
        }
    }

    public CompletableFuture<String> counted(String request) {
        try {
            return handler.execute(request);
        } catch (IllegalArgumentException e) {
            rejected++;
            throw e;
        }
    }

    public String now(String request) {
        try {
            CompletableFuture<String> answer = handler.execute(request);
            return answer.thenApply(String::strip).join();
        } catch (CompletionException e) {
            return "failed after " + rejected;
        }
    }
}
