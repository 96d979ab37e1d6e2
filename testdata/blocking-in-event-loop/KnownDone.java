// waits for what a flag or a listener says is done
package harbour.netty;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.concurrent.Future;
import io.netty.util.concurrent.GenericFutureListener;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

class KnownDone extends ChannelInboundHandlerAdapter {
    private final Opener opener;

    KnownDone(Opener opener) {
        this.opener = opener;
    }

    interface Opener {
        CompletableFuture<Boolean> init();

        Unknown open();
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) throws Exception {
        CompletableFuture<Boolean> init = opener.init();
        boolean ready = false;
        ready = init.isDone();
        if (ready) {
            ctx.write(init.get());
        }
        boolean late = message == null;
        if (late) {
            ctx.write(init.get()); // expect: blocking-in-event-loop
        }
        opener.open().addListener((GenericFutureListener<Future<Channel>>) future -> {
            try {
                future.sync();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
