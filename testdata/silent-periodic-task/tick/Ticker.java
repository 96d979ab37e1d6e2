package tick;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public abstract class Ticker implements AutoCloseable {
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

    protected abstract void tick();

    public void start() {
        clock.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    }

    @Override
    public void close() {
        clock.shutdown();
    }
}
