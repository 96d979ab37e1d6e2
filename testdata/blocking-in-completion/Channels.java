package fare.nio;

import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.util.concurrent.Future;
import java.util.concurrent.ExecutionException;

public class Channels {
    public void read(AsynchronousSocketChannel channel, ByteBuffer buffer) {
        channel.read(buffer, null, new CompletionHandler<Integer, Void>() {
            @Override
            public void completed(Integer count, Void ignored) {
                Future<Integer> written = channel.write(buffer);
                try {
                    written.get(); // expect: blocking-in-completion
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (ExecutionException e) {
                    failed(e, null);
                }
            }

            @Override
            public void failed(Throwable failure, Void ignored) {
                failure.printStackTrace();
            }
        });
    }

    public int outside(AsynchronousSocketChannel channel, ByteBuffer buffer) throws Exception {
        return channel.read(buffer).get();
    }
}
