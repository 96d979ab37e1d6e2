package sandbox.frames;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPromise;

public class FrameWriter extends ChannelInboundHandlerAdapter {
    private final Channel upstream;

    public FrameWriter(Channel upstream) {
        this.upstream = upstream;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object frame) {
        upstream.writeAndFlush(frame).addListener((ChannelFutureListener) done -> {
            if (done.isSuccess()) {
                ctx.read();
            } else {
                done.channel().close();
            }
        });
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        upstream.close();
    }

    void acknowledge(ChannelHandlerContext ctx, Object ack, ChannelPromise promise) {
        ctx.write(ack);
        promise.setSuccess();
        ctx.flush();
    }
}
