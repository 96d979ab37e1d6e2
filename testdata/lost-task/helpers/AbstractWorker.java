package workers;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public abstract class AbstractWorker<T> {
    protected final ExecutorService pool;

    protected AbstractWorker(ExecutorService pool) {
        this.pool = pool;
    }

    protected AbstractWorker() {
        this(Executors.newFixedThreadPool(2));
    }

    protected abstract T work();

    protected Future<T> begin() {
        return pool.submit(this::work);
    }

    public void fire() {
        pool.submit(this::work); // expect: lost-task
        begin(); // expect: unjoined-future
    }

    protected void safely(Runnable r) {
        pool.submit(() -> {
            try {
                r.run();
            } catch (RuntimeException e) {
                failed(e);
            }
        });
    }

    protected void failed(RuntimeException e) {
        System.err.println(e);
    }
}
