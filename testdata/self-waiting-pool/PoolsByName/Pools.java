package pools.named;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

final class Pools {
    static final ExecutorService IO = Executors.newFixedThreadPool(16);
    static final ExecutorService STEALING = Executors.newWorkStealingPool();
    static final ForkJoinPool FORK = new ForkJoinPool(4);

    private Pools() {}

    static ExecutorService io() {
        return IO;
    }
}
