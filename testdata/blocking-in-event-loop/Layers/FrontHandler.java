// source: supporting file: on the event loop
package layers.app;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

class FrontHandler extends ChannelInboundHandlerAdapter {
    private final Archive archive;

    FrontHandler(Archive archive) {
        this.archive = archive;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (archive.isFull()) {
            ctx.close();
            return;
        }
        archive.add(message.toString()); // expect: blocking-in-event-loop
        ctx.fireChannelRead(message);
    }
}
