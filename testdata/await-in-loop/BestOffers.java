package offer.best;
import java.util.*;
import java.util.concurrent.*;
public class BestOffers {
    private final ExecutorService pool;
    public BestOffers(ExecutorService pool) { this.pool = pool; }
    public int best(List<Callable<Integer>> offers) throws Exception {
        CompletionService<Integer> answers = new ExecutorCompletionService<>(pool);
        offers.forEach(answers::submit);
        int best = 0;
        for (int i = 0; i < offers.size(); i++) {
            best = Math.min(best, answers.take().get());
        }
        return best;
    }
    public int best2(List<Callable<Integer>> offers) throws Exception {
        ExecutorCompletionService<Integer> answers = new ExecutorCompletionService<>(pool);
        for (Callable<Integer> c : offers) answers.submit(c);
        int best = 0;
        for (int i = 0; i < offers.size(); i++) {
            Future<Integer> f = answers.take();
            best = Math.min(best, f.get());
        }
        return best;
    }
}
