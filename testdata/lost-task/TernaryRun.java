// essence: dropped launches in ternaries, switch arms, lambdas of own functional interfaces
package ternary;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

public class TernaryRun {
    public enum Mode { FAST, SLOW, NONE }

    private final ExecutorService fast;
    private final ExecutorService slow;

    public TernaryRun(ExecutorService fast, ExecutorService slow) {
        this.fast = fast;
        this.slow = slow;
    }

    public void run(Mode mode, Runnable job) {
        switch (mode) {
            case FAST -> fast.submit(job); // expect: lost-task
            case SLOW -> slow.submit(job); // expect: lost-task
            case NONE -> System.out.println("nothing");
        }
    }

    public void choose(boolean hurry, Runnable job) {
        Future<?> handle = hurry ? fast.submit(job) : slow.submit(job); // expect: unjoined-future
    }

    public void pick(boolean hurry, Runnable job) {
        (hurry ? fast : slow).submit(job); // expect: lost-task
    }

    public Future<?> give(Mode mode, Runnable job) {
        return switch (mode) {
            case FAST -> fast.submit(job);
            case SLOW -> {
                Future<?> f = slow.submit(job);
                yield f;
            }
            case NONE -> CompletableFuture.completedFuture(null);
        };
    }

    public void maybe(Optional<Runnable> job) {
        job.ifPresent(fast::submit); // expect: lost-task
        job.map(slow::submit).ifPresent(f -> f.cancel(false));
    }

    public void later(Optional<Runnable> job) {
        job.ifPresentOrElse(j -> fast.submit(j), () -> slow.execute(() -> System.out.println("none"))); // expect: lost-task
    }
}
