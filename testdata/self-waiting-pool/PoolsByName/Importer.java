// source: a static pool reached by constant, getter and static import from several classes
package pools.named;

import static pools.named.Pools.IO;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;

class Importer {
    Future<Integer> load(String text) {
        return Pools.io().submit(() -> {
            Future<Integer> words = IO.submit(() -> text.split(" ").length);
            return words.get() * 2; // expect: self-waiting-pool
        });
    }

    CompletableFuture<Integer> supply(String text) {
        return CompletableFuture.supplyAsync(() -> {
            var words = CompletableFuture.supplyAsync(() -> text.split(" ").length, Pools.IO);
            return words.thenApply(n -> n * 2).join(); // expect: self-waiting-pool
        }, Pools.IO);
    }

    ForkJoinTask<Integer> fork(String text) {
        return Pools.FORK.submit(() -> {
            ForkJoinTask<Integer> words = Pools.FORK.submit(() -> text.split(" ").length);
            return words.join() * 2;
        });
    }

    Future<Integer> stealing(String text) {
        return Pools.STEALING.submit(() -> text.length());
    }
}
