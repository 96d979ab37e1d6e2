// source: the value of a stage is itself a future that is joined
package nested.future;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;

public class NestedFuture {
    interface Remote {
        CompletableFuture<CompletableFuture<String>> open(String name);

        CompletableFuture<String> read(String name);
    }

    private final Remote remote;

    public NestedFuture(Remote remote) {
        this.remote = remote;
    }

    public CompletableFuture<String> flat(String name) {
        return remote.open(name).thenApply(inner -> inner.join()); // expect: blocking-in-completion
    }

    public CompletableFuture<String> flatReference(String name) {
        return remote.open(name).thenApply(CompletableFuture::join); // expect: blocking-in-completion
    }

    public CompletableFuture<String> composed(String name) {
        return remote.open(name).thenCompose(Function.identity());
    }

    public CompletableFuture<String> mapped(String name) {
        return remote.read(name).thenApply(remote::read).thenApply(CompletableFuture::join); // expect: blocking-in-completion; maybe: nested-async
    }

    public CompletableFuture<String> onExecutor(String name, Executor own) {
        return remote.open(name).thenApplyAsync(CompletableFuture::join, own);
    }
}
