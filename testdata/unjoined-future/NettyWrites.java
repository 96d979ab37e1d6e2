package sandbox.netty;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;

public class NettyWrites {
  private final Channel channel;

  NettyWrites(Channel channel) {
    this.channel = channel;
  }

  private ChannelFuture send(Object message) {
    return channel.writeAndFlush(message);
  }

  void sendAll(Object first, Object second) {
    send(first);
    send(second);
    channel.close();
  }
}
