// Vert.x 5: a verticle whose start gives a future; the pipeline of another handler says nothing of this one
package wharf.app;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.socket.SocketChannel;
import io.netty.util.concurrent.DefaultEventExecutorGroup;
import io.netty.util.concurrent.EventExecutorGroup;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.nio.file.Files;
import java.nio.file.Path;

public class Latest {
    static final class Pages extends VerticleBase {
        private Buffer header;

        @Override
        public Future<?> start() throws Exception {
            header = vertx.fileSystem().readFileBlocking("header.html"); // expect: blocking-in-event-loop
            return vertx.createHttpServer().requestHandler(this::serve).listen(80); // expect: blocking-in-event-loop
        }

        private void serve(HttpServerRequest request) {
            Buffer body = vertx.fileSystem().readFile(request.path()).toCompletionStage().toCompletableFuture().join();
            request.response().end(header.appendBuffer(body));
        }
    }

    static final class Init extends ChannelInitializer<SocketChannel> {
        private final EventExecutorGroup disk = new DefaultEventExecutorGroup(2);

        @Override
        protected void initChannel(SocketChannel channel) {
            channel.pipeline().addLast("index", new Index()).addLast(disk, "store", new Store());
        }
    }

    static final class Index extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) throws Exception {
            ctx.fireChannelRead(Files.size(Path.of("index"))); // expect: blocking-in-event-loop
        }
    }

    static final class Store extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) throws Exception {
            ctx.write(Files.readString(Path.of("store")));
        }
    }
}
