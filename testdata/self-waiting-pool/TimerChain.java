// source: a scheduled single thread waits for something it schedules itself
package timer.chain;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class TimerChain {
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();

    public ScheduledFuture<String> start() {
        return timer.schedule(() -> {
            ScheduledFuture<String> second = timer.schedule(() -> "second", 1, TimeUnit.SECONDS);
            return "first " + second.get(); // expect: self-waiting-pool
        }, 1, TimeUnit.SECONDS);
    }

    public ScheduledFuture<String> startTimed() {
        return timer.schedule(this::timed, 1, TimeUnit.SECONDS); // expect: self-waiting-pool
    }

    private String timed() throws ExecutionException, InterruptedException, TimeoutException {
        ScheduledFuture<String> second = timer.schedule(() -> "second", 1, TimeUnit.SECONDS);
        return "first " + second.get(5, TimeUnit.SECONDS); // maybe: task-abandoned-on-timeout
    }

    public ScheduledFuture<?> startBoth() {
        return timer.schedule(() -> {
            System.out.println("first");
            timer.schedule(() -> System.out.println("second"), 1, TimeUnit.SECONDS);
        }, 1, TimeUnit.SECONDS);
    }

    public void stop() {
        timer.shutdownNow();
    }
}
