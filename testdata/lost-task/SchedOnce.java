// essence: one shot schedules that may throw are lost tasks, timeouts that only complete a promise are not
package schedonce;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

public class SchedOnce {
    private final ScheduledExecutorService timer;
    private final AtomicBoolean expired = new AtomicBoolean();

    public SchedOnce(ScheduledExecutorService timer) {
        this.timer = timer;
    }

    public CompletableFuture<String> timed(CompletableFuture<String> answer) {
        timer.schedule(() -> answer.completeExceptionally(new TimeoutException()), 1, TimeUnit.SECONDS);
        return answer;
    }

    public void cancelLater(ScheduledFuture<?> other) {
        timer.schedule(() -> other.cancel(false), 1, TimeUnit.SECONDS);
        timer.schedule(() -> expired.set(true), 1, TimeUnit.SECONDS);
    }

    public void reconnect(Runnable connect) {
        timer.schedule(connect, 1, TimeUnit.SECONDS); // expect: lost-task
    }

    public void reconnectInline(StringBuilder host) {
        timer.schedule(() -> { // expect: lost-task
            if (host.charAt(0) == 'x') {
                System.out.println(host);
            }
        }, 1, TimeUnit.SECONDS);
    }

    public ScheduledFuture<?> kept(Runnable connect) {
        return timer.schedule(connect, 1, TimeUnit.SECONDS);
    }

    public void logged(Runnable connect) {
        timer.schedule(() -> {
            try {
                connect.run();
            } catch (RuntimeException e) {
                System.err.println(e);
            }
        }, 1, TimeUnit.SECONDS);
    }

    public void rethrown(Runnable connect) {
        timer.schedule(() -> { // expect: lost-task
            try {
                connect.run();
            } catch (RuntimeException e) {
                System.err.println(e);
                throw e;
            }
        }, 1, TimeUnit.SECONDS);
    }
}
