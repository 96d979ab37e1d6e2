// source: ExecutorCompletionService over the pool the task runs in
package quote.queue;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class CompletionQueue {
    private final ExecutorService pool = Executors.newFixedThreadPool(3); // maybe: unclosed-executor
    private final ExecutorService brokers = Executors.newFixedThreadPool(3); // maybe: unclosed-executor

    public Future<Integer> best(List<Callable<Integer>> offers) {
        return pool.submit(() -> {
            CompletionService<Integer> answers = new ExecutorCompletionService<>(pool);
            offers.forEach(answers::submit);
            int best = Integer.MAX_VALUE;
            for (int i = 0; i < offers.size(); i++) {
                best = Math.min(best, answers.take().get()); // expect: self-waiting-pool
            }
            return best;
        });
    }

    public Future<Integer> bestElsewhere(List<Callable<Integer>> offers) {
        return pool.submit(() -> {
            CompletionService<Integer> answers = new ExecutorCompletionService<>(brokers);
            offers.forEach(answers::submit);
            int best = Integer.MAX_VALUE;
            for (int i = 0; i < offers.size(); i++) {
                best = Math.min(best, answers.take().get());
            }
            return best;
        });
    }
}
