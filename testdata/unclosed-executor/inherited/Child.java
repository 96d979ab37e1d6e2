// essence: pool of a base class closed there; child adds its own and forgets it
package poolchain;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Child extends Base {
    private final ExecutorService own = Executors.newSingleThreadExecutor(); // expect: unclosed-executor

    public void both(Runnable r) {
        run(r);
        own.execute(r);
    }

    @Override
    public void close() {
        super.close();
    }
}
