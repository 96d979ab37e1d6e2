package sandbox.observed;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class ObservedPool extends ThreadPoolExecutor {
    private static final Logger LOG = LoggerFactory.getLogger(ObservedPool.class);

    public ObservedPool(int threads, int backlog) {
        super(threads, threads, 5, TimeUnit.SECONDS, new ArrayBlockingQueue<>(backlog));
    }

    @Override
    protected void afterExecute(Runnable task, Throwable thrown) {
        super.afterExecute(task, thrown);
        Throwable failure = thrown;
        if (failure == null && task instanceof Future<?> future && future.isDone()) {
            try {
                future.get();
            } catch (CancellationException e) {
                failure = e;
            } catch (ExecutionException e) {
                failure = e.getCause();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        if (failure != null) {
            LOG.error("background task failed", failure);
        }
    }

    public static final class Uploader {
        private final ObservedPool pool;

        public Uploader(ObservedPool pool) {
            this.pool = pool;
        }

        public void upload(Runnable batch) {
            pool.submit(batch);
        }
    }
}
