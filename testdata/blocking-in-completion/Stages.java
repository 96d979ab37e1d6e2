package fare.stage;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.Lock;

public class Stages {
    private final HttpClient client = HttpClient.newHttpClient();
    private final Executor own;
    private final Lock lock;

    public Stages(Executor own, Lock lock) {
        this.own = own;
        this.lock = lock;
    }

    public CompletableFuture<String> joined(CompletableFuture<String> a, CompletableFuture<String> b) {
        return a.thenApply(x -> x + b.join()); // expect: blocking-in-completion
    }

    public CompletableFuture<String> deep(CompletableFuture<String> a) {
        return a.thenApply(x -> x + rate(x)); // expect: blocking-in-completion
    }

    public CompletableFuture<String> referred(CompletableFuture<String> a) {
        return a.thenApply(this::rate); // expect: blocking-in-completion
    }

    public CompletableFuture<String> moved(CompletableFuture<String> a) {
        return a.thenApplyAsync(x -> x + rate(x), own);
    }

    public CompletableFuture<String> combined(CompletableFuture<String> a, CompletableFuture<String> b) {
        return a.thenCombine(b, (x, y) -> x + y + b.join());
    }

    public CompletableFuture<String> self(CompletableFuture<String> a) {
        return a.handle((v, t) -> t == null ? a.join() : "");
    }

    public CompletableFuture<Integer> members(List<CompletableFuture<Integer>> all) {
        return CompletableFuture.allOf(all.toArray(new CompletableFuture[0]))
                .thenApply(v -> all.stream().mapToInt(f -> f.join()).sum());
    }

    public CompletableFuture<Integer> named(CompletableFuture<Integer> a, CompletableFuture<Integer> b, CompletableFuture<Integer> c) {
        return CompletableFuture.allOf(a, b).thenApply(v -> a.join() + b.join()
                + c.join()); // expect: blocking-in-completion
    }

    public void guarded(CompletableFuture<String> a, CompletableFuture<String> b) {
        a.thenAccept(x -> { // maybe: unjoined-future
            if (b.isDone()) {
                System.out.println(b.join());
            }
            System.out.println(b.getNow(""));
        });
    }

    public void latch(CompletableFuture<String> a, CountDownLatch latch) {
        a.whenComplete((x, e) -> {
            try {
                latch.await(); // expect: blocking-in-completion
            } catch (InterruptedException i) {
                Thread.currentThread().interrupt();
            }
        });
        a.thenRun(latch::countDown); // maybe: unjoined-future
        a.thenRun(() -> { // maybe: unjoined-future
            lock.lock();
            lock.unlock();
        });
    }

    // whoever completes this future is unknown: a file is no matter for this rule
    public CompletableFuture<String> file(CompletableFuture<Path> a) {
        return a.thenApply(Stages::read);
    }

    // here the client's own thread completes it
    public CompletableFuture<String> fileOnClient(HttpRequest request) {
        return client.sendAsync(request, BodyHandlers.ofString())
                .thenApply(r -> read(Path.of(r.body()))); // expect: blocking-in-completion
    }

    public CompletableFuture<String> fileOnCommon() {
        return CompletableFuture.supplyAsync(() -> "x")
                .thenApply(r -> read(Path.of(r))); // expect: blocking-in-completion
    }

    public CompletableFuture<String> fileOnOwn() {
        return CompletableFuture.supplyAsync(() -> "x", own).thenApply(r -> read(Path.of(r)));
    }

    private String rate(String name) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(name)).build();
        return client.sendAsync(request, BodyHandlers.ofString()).thenApply(HttpResponse::body).join();
    }

    private static String read(Path p) {
        try {
            return Files.readString(p);
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
