// source: listening decorator over a fixed pool; the decorator is the same pool
package guava.nested;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class GuavaNested {
    private final ExecutorService raw = Executors.newFixedThreadPool(2);
    private final ListeningExecutorService pool = MoreExecutors.listeningDecorator(raw);

    public ListenableFuture<String> hello(String name) {
        return pool.submit(() -> {
            ListenableFuture<String> upper = pool.submit(() -> name.toUpperCase());
            return "hello " + Futures.getUnchecked(upper); // expect: self-waiting-pool
        });
    }

    public ListenableFuture<String> helloChained(String name) {
        ListenableFuture<String> upper = pool.submit(() -> name.toUpperCase());
        return Futures.transform(upper, text -> "hello " + text, pool);
    }

    public ListenableFuture<String> helloDone(String name) {
        return pool.submit(() -> {
            ListenableFuture<String> upper = pool.submit(() -> name.toUpperCase());
            return upper.isDone() ? "hello " + Futures.getUnchecked(upper) : "hello";
        });
    }

    public void stop() {
        raw.shutdown();
    }
}
