package sandbox.drain;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

public class DrainPool {
    public interface Database {
        void close();
    }

    private final ExecutorService pool;
    private final Database database;
    private final BlockingQueue<String> outbox;

    public DrainPool(ExecutorService pool, Database database, BlockingQueue<String> outbox) {
        this.pool = pool;
        this.database = database;
        this.outbox = outbox;
    }

    public void close() throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS); // expect: unchecked-timed-wait
        database.close();
    }

    public void post(String message) throws InterruptedException {
        outbox.offer(message, 200, TimeUnit.MILLISECONDS); // expect: unchecked-timed-wait
    }

    public void closeOrComplain() throws InterruptedException {
        pool.shutdown();
        boolean drained = pool.awaitTermination(5, TimeUnit.SECONDS);
        if (!drained) {
            System.err.println(pool.shutdownNow().size() + " tasks never ran");
        }
        database.close();
    }

    public boolean postOrDrop(String message) throws InterruptedException {
        return outbox.offer(message, 200, TimeUnit.MILLISECONDS);
    }
}
