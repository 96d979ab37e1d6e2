// essence: periodic handles watched elsewhere: joined in another method, another class, by a listener
package watchedticks;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

public class WatchedTicks {
    private final ScheduledExecutorService timer;
    private final LongSupplier source;
    private ScheduledFuture<?> watched;
    private ScheduledFuture<?> cancelled;

    public WatchedTicks(ScheduledExecutorService timer, LongSupplier source) {
        this.timer = timer;
        this.source = source;
    }

    public void start() {
        watched = timer.scheduleAtFixedRate(() -> System.out.println(source.getAsLong()), 1, 1, TimeUnit.SECONDS);
        cancelled = timer.scheduleAtFixedRate(() -> System.out.println(source.getAsLong()), 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    }

    public void await() throws InterruptedException {
        try {
            watched.get();
        } catch (ExecutionException e) {
            System.err.println("ticks ended: " + e.getCause());
        }
    }

    public boolean running() {
        return !cancelled.isDone();
    }

    public void stop() {
        watched.cancel(false);
        cancelled.cancel(false);
    }

    public void helper() {
        every(() -> System.out.println(source.getAsLong())); // maybe: silent-periodic-task
    }

    private void every(Runnable r) {
        timer.scheduleWithFixedDelay(r, 1, 1, TimeUnit.SECONDS); // maybe: silent-periodic-task
    }

    public void guarded() {
        timer.scheduleWithFixedDelay(Guard.of(() -> System.out.println(source.getAsLong())), 1, 1, TimeUnit.SECONDS);
        timer.scheduleWithFixedDelay(new Guard(() -> System.out.println(source.getAsLong())), 1, 1, TimeUnit.SECONDS);
    }

    static final class Guard implements Runnable {
        private final Runnable inner;

        Guard(Runnable inner) {
            this.inner = inner;
        }

        static Runnable of(Runnable inner) {
            return new Guard(inner);
        }

        @Override
        public void run() {
            try {
                inner.run();
            } catch (Exception e) {
                System.err.println(e);
            }
        }
    }
}
