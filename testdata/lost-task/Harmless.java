// tasks whose last words cannot fail: an emitter is told, a future completed, a line logged
package post.office;

import com.google.common.util.concurrent.SettableFuture;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class Harmless {
    private final ExecutorService pool;
    private final ScheduledExecutorService timer;
    private final OfficeLogger logger;

    Harmless(ExecutorService pool, ScheduledExecutorService timer, OfficeLogger logger) {
        this.pool = pool;
        this.timer = timer;
        this.logger = logger;
    }

    Uni<Void> later(Runnable action) {
        return Uni.createFrom().emitter(e -> {
            timer.schedule(() -> {
                try {
                    action.run();
                } catch (Exception x) {
                    e.fail(x);
                    return;
                }
                e.complete(null);
            }, 10, TimeUnit.MILLISECONDS);
        });
    }

    void tellAll(List<SettableFuture<Void>> listeners) {
        pool.submit(() -> listeners.forEach(listener -> listener.set(null)));
    }

    void runAll(List<Runnable> listeners) {
        pool.submit(() -> listeners.forEach(listener -> listener.run())); // expect: lost-task
    }

    void connect(Runnable action) {
        pool.submit(() -> {
            try {
                action.run();
            } catch (Throwable e) {
                if (logger.isFineEnabled()) {
                    logger.warning("no connection", e);
                }
            }
        });
    }

    interface OfficeLogger {
        boolean isFineEnabled();

        void warning(String text, Throwable e);
    }
}
