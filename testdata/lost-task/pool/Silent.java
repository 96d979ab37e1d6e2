package pool;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class Silent extends ThreadPoolExecutor {
    public Silent(int n) {
        super(n, n, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(100));
    }

    @Override
    protected void beforeExecute(Thread t, Runnable r) {
        t.setName("silent");
    }
}
