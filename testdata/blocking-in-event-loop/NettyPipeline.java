package relay.net;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.util.concurrent.DefaultEventExecutorGroup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;

public class NettyPipeline {
    static final class Decoder extends ByteToMessageDecoder {
        @Override
        protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) throws Exception {
            out.add(Files.readString(Path.of("schema"))); // expect: blocking-in-event-loop
        }
    }

    static final class Inbound extends SimpleChannelInboundHandler<String> {
        private final Bootstrap upstream;
        private final ExecutorService workers;

        Inbound(Bootstrap upstream, ExecutorService workers) {
            this.upstream = upstream;
            this.workers = workers;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, String message) throws Exception {
            Channel other = upstream.connect("host", 1).sync().channel(); // expect: blocking-in-event-loop
            other.writeAndFlush(message).addListener((ChannelFutureListener) done -> done.sync());
            other.close().addListener(done -> ctx.close().awaitUninterruptibly()); // expect: blocking-in-event-loop
            workers.execute(() -> store(message));
            ctx.executor().execute(() -> store(message)); // expect: blocking-in-event-loop
            ctx.channel().eventLoop().submit(() -> { // maybe: lost-task
                store(message); // expect: blocking-in-event-loop
            });
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            store(cause.toString()); // expect: blocking-in-event-loop
            cause.printStackTrace();
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            if (!ctx.executor().inEventLoop()) {
                store("gone");
            }
        }
    }

    static final class Outbound extends ChannelOutboundHandlerAdapter {
        @Override
        public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
            store(message.toString()); // expect: blocking-in-event-loop
            ctx.write(message, promise);
        }
    }

    static final class Grouped extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            store(message.toString());
        }
    }

    static final class Init extends ChannelInitializer<SocketChannel> {
        private final DefaultEventExecutorGroup group = new DefaultEventExecutorGroup(4);

        @Override
        protected void initChannel(SocketChannel channel) {
            channel.pipeline().addLast(new Decoder());
            channel.pipeline().addLast(group, "slow", new Grouped());
        }
    }

    static void store(String text) {
        try {
            Files.writeString(Path.of("log"), text);
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static void start(Bootstrap bootstrap, EventLoopGroup group) throws InterruptedException {
        ChannelFuture bound = bootstrap.group(group).connect("h", 2).sync();
        bound.channel().closeFuture().sync();
        group.shutdownGracefully().sync();
    }
}
