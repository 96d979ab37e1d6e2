package sandbox.push;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

public class MetricPush implements AutoCloseable {
    public interface Sink {
        void push(List<Double> values);
    }

    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
    private final Sink sink;
    private final Supplier<List<Double>> source;

    public MetricPush(Sink sink, Supplier<List<Double>> source) {
        this.sink = sink;
        this.source = source;
    }

    public void start() {
        clock.scheduleWithFixedDelay(() -> sink.push(source.get()), 10, 10, TimeUnit.SECONDS); // expect: silent-periodic-task
    }

    public void startHalfGuarded() {
        Runnable push = () -> {
            List<Double> values = source.get();
            try {
                sink.push(values);
            } catch (RuntimeException e) {
                System.err.println("push failed: " + e);
            }
        };
        clock.scheduleAtFixedRate(push, 10, 10, TimeUnit.SECONDS); // expect: silent-periodic-task
    }

    public void startGuarded() {
        clock.scheduleAtFixedRate(() -> {
            try {
                sink.push(source.get());
            } catch (Exception e) {
                System.err.println("push failed: " + e);
            }
        }, 10, 10, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
