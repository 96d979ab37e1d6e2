// a handler that is added with and without a group runs on the loop too
package relay.mixed;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.concurrent.DefaultEventExecutorGroup;
import java.nio.file.Files;
import java.nio.file.Path;

public class BothWays {
    static final class Reader extends ChannelInboundHandlerAdapter {
        @Override
        public void channelActive(ChannelHandlerContext ctx) throws Exception {
            Files.readString(Path.of("greeting")); // expect: blocking-in-event-loop
        }
    }

    static void add(Channel channel, DefaultEventExecutorGroup group, boolean slow) {
        if (slow) {
            channel.pipeline().addLast(group, new Reader());
        } else {
            channel.pipeline().addLast(new Reader());
        }
    }
}
