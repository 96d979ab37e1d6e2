// source: callers outside the pool wait; the pool only runs leaf tasks; a direct executor in tests
package caller.helps;

import com.google.common.util.concurrent.MoreExecutors;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class CallerHelps {
    private final ExecutorService leaves = Executors.newFixedThreadPool(4); // maybe: unclosed-executor
    private final ExecutorService direct = MoreExecutors.newDirectExecutorService();
    private final ExecutorService perTask = Executors.newVirtualThreadPerTaskExecutor(); // maybe: unclosed-executor

    public int wordsOf(List<String> texts) throws Exception {
        List<Future<Integer>> parts = new ArrayList<>();
        for (String text : texts) {
            parts.add(leaves.submit(new Count(text)));
        }
        int sum = 0;
        for (Future<Integer> part : parts) {
            sum += part.get();
        }
        return sum;
    }

    public Future<Integer> inPerTask(List<String> texts) {
        return perTask.submit(() -> wordsOf(texts));
    }

    public Future<Integer> directly(String text) {
        return direct.submit(() -> direct.submit(new Count(text)).get());
    }

    public CompletableFuture<Integer> composed(String text, Executor executor) {
        return CompletableFuture.supplyAsync(text::length, leaves)
                .thenApplyAsync(n -> n + 1, leaves)
                .whenCompleteAsync((n, failure) -> System.out.println(n), leaves);
    }

    static final class Count implements Callable<Integer> {
        private final String text;

        Count(String text) {
            this.text = text;
        }

        @Override
        public Integer call() {
            return text.split(" ").length;
        }
    }
}
