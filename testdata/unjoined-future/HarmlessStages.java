// stages that only count behind a future that goes to somebody else
package post.counts;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;

class HarmlessStages {
    private final AtomicLong stores = new AtomicLong();

    interface Store {
        CompletionStage<Long> write();
    }

    CompletionStage<Long> counted(Store store) {
        CompletionStage<Long> stage = store.write();
        stage.thenAccept(stores::getAndAdd);
        return stage;
    }

    void dropped(Store store) {
        CompletionStage<Long> stage = store.write();
        stage.thenAccept(stores::getAndAdd); // expect: unjoined-future
    }

    CompletionStage<Long> parsed(Store store, CompletableFuture<String> text) {
        CompletionStage<Long> stage = store.write();
        stage.thenAccept(n -> Long.parseLong("x" + n)); // expect: unjoined-future
        return stage;
    }
}
