// essence: pool subclass in another file observes; declared as ExecutorService but built with it
package pool;

import java.util.concurrent.ExecutorService;

public class Users implements AutoCloseable {
    private final ExecutorService alerting = new AlertingPool(2);
    private final ExecutorService silent = new Silent(2);
    private final AlertingPool typed;

    public Users(AlertingPool typed) {
        this.typed = typed;
    }

    public void work(Runnable r) {
        alerting.submit(r);
        typed.submit(r);
        silent.submit(r); // expect: lost-task
    }

    public void local(Runnable r) {
        try (ExecutorService pool = new AlertingPool(1)) {
            pool.submit(r);
        }
    }

    @Override
    public void close() {
        alerting.shutdown();
        silent.shutdown();
    }
}
