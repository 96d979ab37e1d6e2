package jobs;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

public class Jobs {
    private final ExecutorService pool;

    public Jobs(ExecutorService pool) {
        this.pool = pool;
    }

    public Future<?> start(Runnable job) {
        return pool.submit(job);
    }

    public void fire(Runnable job) {
        pool.submit(Guards.logging(job));
    }

    public void fireRaw(Runnable job) {
        pool.submit(Guards.timed(job)); // expect: lost-task
    }
}
