// a method of the sources that goes by the name of a waiting one, but gives a future
package post.latches;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

class OwnAwait extends CountDownLatch {
    OwnAwait() {
        super(1);
    }

    CompletableFuture<Void> awaitAsync(CompletableFuture<String> entry) {
        return entry.thenCompose(e -> await(e));
    }

    CompletableFuture<Void> awaitHere(CompletableFuture<String> entry) {
        return entry.thenAccept(e -> {
            try {
                await(); // expect: blocking-in-completion
            } catch (InterruptedException x) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private CompletableFuture<Void> await(String entry) {
        return CompletableFuture.runAsync(entry::strip);
    }
}
