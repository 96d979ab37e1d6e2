// essence: inherited launch helpers
package workers;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

public class Sizes extends AbstractWorker<Integer> {
    @Override
    protected Integer work() {
        return Integer.parseInt("12");
    }

    public void start() {
        begin(); // expect: unjoined-future
        super.begin(); // expect: unjoined-future
        safely(() -> System.out.println(work()));
    }

    public int size() throws ExecutionException, InterruptedException {
        Future<Integer> f = begin();
        return f.get();
    }

    public Runnable starter() {
        return this::begin; // expect: unjoined-future
    }
}
