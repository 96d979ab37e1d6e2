package poolchain;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public abstract class Base implements AutoCloseable {
    protected final ExecutorService pool = Executors.newFixedThreadPool(2);

    protected void run(Runnable r) {
        pool.execute(r);
    }

    @Override
    public void close() {
        pool.shutdown();
    }
}
