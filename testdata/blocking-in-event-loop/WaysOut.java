// many ways to leave the loop, one of them by a method that nobody implements
package pier.out;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListeningExecutorService;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.concurrent.EventExecutorGroup;
import io.netty.util.concurrent.UnorderedThreadPoolEventExecutor;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.core.task.TaskExecutor;
import org.springframework.scheduling.TaskScheduler;
import java.time.Instant;

public class WaysOut extends ChannelInboundHandlerAdapter {

    interface Offloader {
        void offload(Runnable work);
    }

    interface Unknown {
        void hand(Runnable work);
    }

    static final class PoolOffloader implements Offloader {
        private final Executor executor;

        PoolOffloader(Executor executor) {
            this.executor = executor;
        }

        @Override
        public void offload(Runnable work) {
            executor.execute(() -> {
                try {
                    work.run();
                } finally {
                    System.out.println("done");
                }
            });
        }
    }

    private final Offloader offloader;
    private final Unknown unknown;
    private final ListeningExecutorService listening;
    private final Timer timer = new Timer(true); // maybe: legacy-async-api; maybe: unclosed-executor
    private final ForkJoinPool own = new ForkJoinPool(4); // maybe: unclosed-executor
    private final EventExecutorGroup unordered = new UnorderedThreadPoolEventExecutor(4); // maybe: unclosed-executor
    private final ScheduledExecutorService scheduled;
    private final TaskExecutor spring;
    private final TaskScheduler scheduler;
    private final ExecutorService pool;

    public WaysOut(Offloader offloader, Unknown unknown, ListeningExecutorService listening,
            ScheduledExecutorService scheduled, TaskExecutor spring, TaskScheduler scheduler, ExecutorService pool) {
        this.offloader = offloader;
        this.unknown = unknown;
        this.listening = listening;
        this.scheduled = scheduled;
        this.spring = spring;
        this.scheduler = scheduler;
        this.pool = pool;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        offloader.offload(() -> slow());
        unknown.hand(() -> slow());
        listening.submit(() -> slow()); // maybe: lost-task
        Futures.submit(() -> slow(), pool); // maybe: lost-task
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                slow();
            }
        }, 10);
        own.submit(() -> slow()); // maybe: lost-task
        unordered.submit(() -> slow()); // maybe: lost-task
        scheduled.schedule(WaysOut::slow, 1, TimeUnit.SECONDS); // maybe: lost-task
        spring.execute(() -> slow());
        scheduler.schedule(() -> slow(), Instant.now());
        CompletableFuture.runAsync(() -> slow(), pool).thenRun(() -> ctx.writeAndFlush("ok")); // maybe: lost-task
        FutureTask<Integer> task = new FutureTask<>(() -> slow());
        pool.execute(task);
        Thread thread = new Thread(() -> slow(), "slow");
        thread.setDaemon(true);
        thread.start();
        Thread.startVirtualThread(() -> slow());
        new Worker().start();
    }

    static final class Worker extends Thread {
        @Override
        public void run() {
            slow();
        }
    }

    private static int slow() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 1;
    }
}
