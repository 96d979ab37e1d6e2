// source: a flush under a monitor joins the writes; a static monitor; nested synchronized call
package batch.flush;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public class BatchFlush {
    interface Sink {
        CompletableFuture<Void> write(String line);
    }

    private static final List<CompletableFuture<Void>> OPEN = new ArrayList<>();
    private final Sink sink;
    private final ExecutorService pool;

    public BatchFlush(Sink sink, ExecutorService pool) {
        this.sink = sink;
        this.pool = pool;
    }

    public void add(String line) {
        synchronized (BatchFlush.class) {
            OPEN.add(sink.write(line));
        }
    }

    public void flush() {
        synchronized (BatchFlush.class) {
            for (CompletableFuture<Void> one : OPEN) {
                one.join(); // expect: lock-held-across-async
            }
            OPEN.clear();
        }
    }

    public void flushFree() {
        List<CompletableFuture<Void>> copy;
        synchronized (BatchFlush.class) {
            copy = List.copyOf(OPEN);
            OPEN.clear();
        }
        copy.forEach(CompletableFuture::join);
    }

    public synchronized void flushAll() {
        OPEN.forEach(CompletableFuture::join); // expect: lock-held-across-async
    }

    public synchronized void runAll(List<java.util.concurrent.Callable<Void>> jobs) throws InterruptedException {
        for (Future<Void> done : pool.invokeAll(jobs)) { // expect: lock-held-across-async
            System.out.println(done.state());
        }
    }

    public synchronized boolean stop() throws InterruptedException {
        pool.shutdown();
        return pool.awaitTermination(1, TimeUnit.SECONDS);
    }
}
