// source: a fixed-rate task waits for a task it schedules on the same scheduler
package retry.timer;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class RetryTimer {
    private final ScheduledExecutorService one = Executors.newScheduledThreadPool(1); // maybe: unclosed-executor
    private final ScheduledExecutorService other = Executors.newScheduledThreadPool(1); // maybe: unclosed-executor

    public void start() {
        one.scheduleWithFixedDelay(() -> { // maybe: silent-periodic-task
            CountDownLatch fired = new CountDownLatch(1);
            one.schedule(fired::countDown, 10, TimeUnit.MILLISECONDS);
            try {
                fired.await(); // expect: self-waiting-pool
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, 0, 1, TimeUnit.SECONDS);
    }

    public void startOther() {
        one.scheduleWithFixedDelay(() -> { // maybe: silent-periodic-task
            CountDownLatch fired = new CountDownLatch(1);
            other.schedule(() -> fired.countDown(), 10, TimeUnit.MILLISECONDS);
            try {
                fired.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, 0, 1, TimeUnit.SECONDS);
    }
}
