// essence: Timer with dates, TimerTask subclasses in a hierarchy, netty executor, spring's ThreadPoolTaskScheduler as ScheduledExecutorService
package timerdoors;

import io.netty.channel.ChannelHandlerContext;
import io.netty.util.concurrent.EventExecutor;
import java.time.Duration;
import java.util.Date;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler;

public class TimerDoors {
    abstract static class SafeTask extends TimerTask {
        protected abstract void work();

        @Override
        public final void run() {
            try {
                work();
            } catch (Throwable t) {
                System.err.println("task failed " + t);
            }
        }
    }

    static class Count extends SafeTask {
        private final IntSupplier n;

        Count(IntSupplier n) {
            this.n = n;
        }

        @Override
        protected void work() {
            System.out.println(n.getAsInt());
        }
    }

    static class RawCount extends TimerTask {
        private final IntSupplier n;

        RawCount(IntSupplier n) {
            this.n = n;
        }

        @Override
        public void run() {
            System.out.println(n.getAsInt());
        }
    }

    public void timers(Timer timer, IntSupplier n) {
        timer.schedule(new Count(n), new Date(), 1000);
        timer.schedule(new RawCount(n), new Date(), 1000); // expect: silent-periodic-task
        timer.scheduleAtFixedRate(new RawCount(n), 10, 1000); // expect: silent-periodic-task
        timer.schedule(new RawCount(n), new Date());
    }

    public void netty(ChannelHandlerContext ctx, EventExecutor loop, IntSupplier n) {
        ctx.executor().scheduleWithFixedDelay(() -> System.out.println(n.getAsInt()), 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
        loop.scheduleAtFixedRate(() -> System.out.println(n.getAsInt()), 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    }

    public void spring(ThreadPoolTaskScheduler scheduler, IntSupplier n) {
        scheduler.scheduleAtFixedRate(() -> System.out.println(n.getAsInt()), Duration.ofSeconds(1));
        ScheduledExecutorService raw = scheduler.getScheduledExecutor();
        raw.scheduleAtFixedRate(() -> System.out.println(n.getAsInt()), 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    }

    public void conditional(ScheduledExecutorService timer, IntSupplier n, boolean safe) {
        Runnable body = safe
                ? () -> {
                    try {
                        System.out.println(n.getAsInt());
                    } catch (RuntimeException e) {
                        System.err.println(e);
                    }
                }
                : () -> System.out.println(n.getAsInt());
        timer.scheduleAtFixedRate(body, 1, 1, TimeUnit.SECONDS); // maybe: silent-periodic-task
    }

    public void nestedTry(ScheduledExecutorService timer, IntSupplier n) {
        timer.scheduleAtFixedRate(() -> {
            try {
                try {
                    System.out.println(n.getAsInt());
                } finally {
                    System.out.println("tick");
                }
            } catch (Exception e) {
                System.err.println(e);
            }
        }, 1, 1, TimeUnit.SECONDS);
        timer.scheduleAtFixedRate(() -> {
            if (n != null) {
                try {
                    System.out.println(n.getAsInt());
                } catch (Exception e) {
                    System.err.println(e);
                }
            }
        }, 1, 1, TimeUnit.SECONDS);
        timer.scheduleAtFixedRate(() -> { // maybe: silent-periodic-task
            try {
                System.out.println(n.getAsInt());
            } catch (Exception e) {
                recover(n);
            }
        }, 1, 1, TimeUnit.SECONDS);
    }

    private void recover(IntSupplier n) {
        if (n.getAsInt() < 0) {
            throw new IllegalStateException();
        }
    }
}
