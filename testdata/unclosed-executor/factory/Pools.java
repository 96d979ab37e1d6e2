package poolhome;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public final class Pools {
    private Pools() {}

    public static ExecutorService small() {
        return Executors.newFixedThreadPool(2);
    }

    public static void quit(ExecutorService pool) {
        pool.shutdown();
    }
}
