// essence: pool from a factory in another file
package poolhome;

import java.util.concurrent.ExecutorService;

public class Report {
    public void print(Runnable r) {
        ExecutorService pool = Pools.small(); // expect: unclosed-executor
        pool.execute(r);
    }

    public void printClosed(Runnable r) {
        ExecutorService pool = Pools.small();
        try {
            pool.execute(r);
        } finally {
            Pools.quit(pool);
        }
    }

    static class Held {
        private final ExecutorService pool = Pools.small(); // expect: unclosed-executor

        void run(Runnable r) {
            pool.execute(r);
        }
    }

    static class Given implements AutoCloseable {
        private final ExecutorService pool;

        Given(ExecutorService pool) {
            this.pool = pool;
        }

        @Override
        public void close() {
            Pools.quit(pool);
        }
    }

    Given given() {
        return new Given(Pools.small());
    }
}
