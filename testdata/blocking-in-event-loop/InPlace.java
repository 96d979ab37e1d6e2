// work that looks handed over and runs in place
package pier.place;

import com.google.common.util.concurrent.MoreExecutors;
import io.github.resilience4j.retry.Retry;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.FutureTask;
import org.springframework.core.task.SyncTaskExecutor;
import org.springframework.retry.support.RetryTemplate;

public class InPlace extends ChannelInboundHandlerAdapter {
    private final RetryTemplate template = new RetryTemplate();
    private final Retry retry = Retry.ofDefaults("r");
    private final ExecutorService direct = MoreExecutors.newDirectExecutorService();
    private final Executor inline = Runnable::run;

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        template.execute(context -> slow()); // expect: blocking-in-event-loop
        retry.executeSupplier(() -> slow()); // expect: blocking-in-event-loop
        FutureTask<Integer> task = new FutureTask<>(() -> slow()); // maybe: unjoined-future
        new Thread(() -> System.out.println("x")).run(); // maybe: unstarted-thread
        ctx.fireChannelRead(message);
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        Runnable work = () -> slow();
        work.run(); // expect: blocking-in-event-loop
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
