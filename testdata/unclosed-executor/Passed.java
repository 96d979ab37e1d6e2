// what a check gives back is what it was given
package fixture.passed;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Preconditions;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

public class Passed {
    private final ExecutorService open;
    private final ExecutorService closed;
    private final ExecutorService given;

    public Passed(ThreadFactory factory, ExecutorService given) {
        this.open = requireNonNull(Executors.newFixedThreadPool(2, factory)); // expect: unclosed-executor
        this.closed = Objects.requireNonNull(Executors.newFixedThreadPool(2, factory), "no pool");
        this.given = Preconditions.checkNotNull(given);
    }

    void run(Runnable job) {
        open.execute(job);
        closed.execute(job);
        given.execute(job);
    }

    void local(Runnable job) {
        ExecutorService pool = Preconditions.checkNotNull(Executors.newSingleThreadExecutor()); // expect: unclosed-executor
        pool.execute(job);
    }

    void close() {
        closed.shutdown();
    }
}
