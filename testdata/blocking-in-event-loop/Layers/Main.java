// source: application wiring: objects made in main and passed on, handlers in other files
package layers.app;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultEventExecutorGroup;

public final class Main {
    private Main() {
    }

    public static void main(String[] args) throws InterruptedException {
        NioEventLoopGroup group = new NioEventLoopGroup();
        Archive archive = new Archive(new DiskSink("archive"));
        ServerBootstrap bootstrap = new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childHandler(new Initializer(archive, new DefaultEventExecutorGroup(4)));
        bootstrap.bind(9000).sync().channel().closeFuture().sync();
        group.shutdownGracefully().sync();
    }
}
