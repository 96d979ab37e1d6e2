// code that asks for its thread first does not block the loop
package relay.check;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.awt.EventQueue;
import javax.swing.JButton;

public class ThreadChecks extends ChannelInboundHandlerAdapter {
    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        close(ctx.channel());
        always(ctx.channel()); // expect: blocking-in-event-loop
        wrong(ctx.channel()); // expect: blocking-in-event-loop
    }

    private void close(Channel channel) {
        ChannelFuture closed = channel.close();
        if (channel.eventLoop().inEventLoop()) {
            return;
        }
        closed.awaitUninterruptibly();
    }

    private void always(Channel channel) {
        if (channel.isOpen()) {
            channel.close().awaitUninterruptibly();
        }
    }

    private void wrong(Channel channel) {
        if (channel.eventLoop().inEventLoop()) {
            channel.close().awaitUninterruptibly();
        }
    }

    static void edit(JButton button, Runnable task) {
        button.addActionListener(e -> run(task));
    }

    private static void run(Runnable task) {
        if (EventQueue.isDispatchThread()) {
            task.run();
        } else {
            try {
                EventQueue.invokeAndWait(task);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
