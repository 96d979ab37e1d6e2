package gate;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class Gate {
    private final CountDownLatch open = new CountDownLatch(1);

    public void open() {
        open.countDown();
    }

    public boolean pass(long millis) throws InterruptedException {
        return open.await(millis, TimeUnit.MILLISECONDS);
    }

    public void passOrGo(long millis) throws InterruptedException {
        open.await(millis, TimeUnit.MILLISECONDS); // expect: unchecked-timed-wait
    }

    public void passOrThrow(long millis) throws InterruptedException {
        if (!open.await(millis, TimeUnit.MILLISECONDS)) {
            throw new IllegalStateException("closed");
        }
    }
}
