// essence: bodies in method refs, fields, anonymous classes, narrow catches
package sweeper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

public class CacheSweeper {
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    private final AtomicLong ticks = new AtomicLong();
    private final Path root;
    private ScheduledFuture<?> running;

    private final Runnable sweep = new Runnable() {
        @Override
        public void run() {
            sweepOnce();
        }
    };

    public CacheSweeper(Path root) {
        this.root = root;
    }

    public void start() {
        running = timer.scheduleAtFixedRate(sweep, 1, 1, TimeUnit.MINUTES); // expect: silent-periodic-task
        timer.scheduleAtFixedRate(ticks::incrementAndGet, 1, 1, TimeUnit.SECONDS);
        timer.scheduleWithFixedDelay(this::guarded, 1, 1, TimeUnit.MINUTES);
        timer.scheduleWithFixedDelay(this::narrow, 1, 1, TimeUnit.MINUTES); // expect: silent-periodic-task
    }

    private void sweepOnce() {
        try (var files = Files.list(root)) {
            files.forEach(f -> f.toFile().delete());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void guarded() {
        try {
            sweepOnce();
        } catch (Throwable t) {
            System.err.println("sweep failed " + t);
        }
    }

    private void narrow() {
        try {
            Files.delete(root.resolve(String.valueOf(ticks.get())));
        } catch (IOException e) {
            System.err.println("narrow " + e);
        }
    }

    public void stop() {
        running.cancel(false);
        timer.shutdownNow();
    }
}
