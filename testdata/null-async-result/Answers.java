// null that somebody asks for, or that nobody can get
package depot.answers;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

class Answers {
    private final ExecutorService pool;
    private Future<?> expiry;
    private Future<?> refresh;
    private boolean on;

    Answers(ExecutorService pool) {
        this.pool = pool;
    }

    void start() {
        expiry = expire();
        refresh = refresh();
        chain(flush()); // maybe: unjoined-future
        if (recover() == null) {
            on = true;
        }
        Future<?> again = recover(); // maybe: unjoined-future
        print(print());
    }

    void stop() {
        if (expiry != null) {
            expiry.cancel(true);
        }
        refresh.cancel(true);
    }

    /** Kept in a field that is asked. */
    private Future<?> expire() {
        if (on) {
            return pool.submit(() -> on);
        }
        return null;
    }

    /** Kept in a field that is not. */
    private Future<?> refresh() {
        if (on) {
            return pool.submit(() -> on);
        }
        return null; // expect: null-async-result
    }

    /** Some caller asks. */
    Future<?> recover() {
        return on ? pool.submit(() -> on) : null;
    }

    /** Passed to who asks. */
    private CompletableFuture<String> flush() {
        return on ? CompletableFuture.completedFuture("") : null;
    }

    private CompletableFuture<String> chain(CompletableFuture<String> f) {
        return f == null ? CompletableFuture.completedFuture("none") : f.thenApply(String::trim);
    }

    /** Passed to who does not. */
    private CompletableFuture<String> print() {
        return on ? CompletableFuture.completedFuture("") : null; // expect: null-async-result
    }

    private String print(CompletableFuture<String> f) {
        return f.toString();
    }

    /** Behind what always throws. */
    Future<?> call(Callable<Future<?>> original) {
        try {
            return original.call();
        } catch (ExecutionException e) {
            sneak(e);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        return null;
    }

    /** Behind what throws sometimes. */
    Future<?> perhaps(Callable<Future<?>> original) {
        try {
            return original.call();
        } catch (Exception e) {
            log(e);
        }
        return null; // expect: null-async-result
    }

    private void log(Exception e) {
        if (on) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException sneak(Throwable e) throws T {
        throw (T) e;
    }
}
