// essence: someone watches handle.get, subclass of ScheduledThreadPoolExecutor, own wrapper
package schedfuture;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

public class SchedFuture {
    private final ScheduledExecutorService timer;
    private final Supplier<String> source;

    public SchedFuture(ScheduledExecutorService timer, Supplier<String> source) {
        this.timer = timer;
        this.source = source;
    }

    public void watched() throws InterruptedException {
        ScheduledFuture<?> ticking = timer.scheduleAtFixedRate(() -> System.out.println(source.get()), 1, 1, TimeUnit.SECONDS);
        try {
            ticking.get();
        } catch (ExecutionException | CancellationException e) {
            System.err.println("ticking died " + e);
        }
    }

    public void unwatched() {
        ScheduledFuture<?> ticking = timer.scheduleAtFixedRate(() -> System.out.println(source.get()), 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
        timer.schedule(() -> ticking.cancel(false), 1, TimeUnit.MINUTES);
    }

    public void local() {
        Runnable tick = () -> System.out.println(source.get());
        Runnable safe = safe(tick);
        timer.scheduleWithFixedDelay(tick, 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
        timer.scheduleWithFixedDelay(safe, 1, 1, TimeUnit.SECONDS);
        timer.scheduleWithFixedDelay(safe(this::tick), 1, 1, TimeUnit.SECONDS);
        timer.scheduleWithFixedDelay(new Tick(source), 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    }

    private void tick() {
        System.out.println(source.get());
    }

    private Runnable safe(Runnable r) {
        return () -> {
            try {
                r.run();
            } catch (Throwable t) {
                System.err.println(t);
            }
        };
    }

    record Tick(Supplier<String> source) implements Runnable {
        @Override
        public void run() {
            System.out.println(source.get());
        }
    }

    public void sub(ScheduledThreadPoolExecutor stpe) {
        stpe.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    }

    public void rethrow() {
        timer.scheduleAtFixedRate(() -> { // expect: silent-periodic-task
            try {
                tick();
            } catch (RuntimeException e) {
                System.err.println(e);
                throw e;
            }
        }, 1, 1, TimeUnit.SECONDS);
    }
}
