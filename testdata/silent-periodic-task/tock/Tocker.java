// essence: all implementations of the body catch everything
package tock;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public abstract class Tocker implements AutoCloseable {
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

    protected abstract void tock();

    public void start() {
        clock.scheduleAtFixedRate(new SafeTock(this), 1, 1, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        clock.shutdown();
    }
}
