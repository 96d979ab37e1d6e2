// source: supporting file
package layers.app;

import io.netty.channel.ChannelInitializer;
import io.netty.channel.socket.SocketChannel;
import io.netty.util.concurrent.EventExecutorGroup;

class Initializer extends ChannelInitializer<SocketChannel> {
    private final Archive archive;
    private final EventExecutorGroup disk;

    Initializer(Archive archive, EventExecutorGroup disk) {
        this.archive = archive;
        this.disk = disk;
    }

    @Override
    protected void initChannel(SocketChannel channel) {
        channel.pipeline()
                .addLast("front", new FrontHandler(archive))
                .addLast(disk, "back", new BackHandler(archive));
    }
}
