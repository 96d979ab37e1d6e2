// A field that is emptied again and again is a state: code beside the null test is no first use.
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.concurrent.CountDownLatch;

class QueuedMessages extends ChannelInboundHandlerAdapter {
  private final Connection connection = new Connection();

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
    connection.process((ByteBuf) message); // expect: blocking-in-event-loop
  }

  static final class Connection {
    private final CountDownLatch ready = new CountDownLatch(1);
    private ByteBuf queued;

    void process(ByteBuf message) throws InterruptedException {
      if (queued != null) {
        queued.writeBytes(message);
        flush();
      } else {
        receive(message);
        if (message.isReadable()) {
          queued = message.retain();
        }
      }
    }

    private void flush() {
      queued.release();
      queued = null;
    }

    private void receive(ByteBuf message) throws InterruptedException {
      submit(message.readInt());
    }

    private void submit(int request) throws InterruptedException {
      ready.await();
      System.out.println(request);
    }
  }
}
