// source: supporting file: only added with a group of its own
package layers.app;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

class BackHandler extends ChannelInboundHandlerAdapter {
    private final Archive archive;

    BackHandler(Archive archive) {
        this.archive = archive;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        archive.add(message.toString());
    }
}
