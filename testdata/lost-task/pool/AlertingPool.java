package pool;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class AlertingPool extends ThreadPoolExecutor {
    public AlertingPool(int n) {
        super(n, n, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(100));
    }

    @Override
    protected void afterExecute(Runnable r, Throwable t) {
        super.afterExecute(r, t);
        if (r instanceof Future<?> f && f.isDone()) {
            try {
                f.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (ExecutionException e) {
                System.err.println("alert " + e.getCause());
            }
        }
    }
}
