package acme.listen;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class Workers {
    private final ExecutorService pool;

    public Workers(ExecutorService pool) {
        this.pool = pool;
    }

    public <T> Future<T> submit(String trace, Callable<T> call) {
        return pool.submit(() -> {
            TraceContext.inherit(trace); // expect: thread-local-leak
            return call.call();
        });
    }

    public static class Traced implements Runnable {
        private final Runnable work;
        private final String trace = TraceContext.current();

        public Traced(Runnable work) {
            this.work = work;
        }

        @Override
        public void run() {
            TraceContext.begin(trace);
            try {
                work.run();
            } finally {
                TraceContext.end();
            }
        }
    }

    public void execute(Runnable work) {
        pool.execute(new Traced(work));
    }

    public static class TracingPool extends ThreadPoolExecutor {
        public TracingPool() {
            super(2, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(100));
        }

        @Override
        protected void beforeExecute(Thread thread, Runnable task) {
            TraceContext.begin(null);
        }

        @Override
        protected void afterExecute(Runnable task, Throwable failure) {
            super.afterExecute(task, failure);
            TraceContext.end();
        }
    }
}
