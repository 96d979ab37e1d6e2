// source: handler classes used both ways: Netty handler with and without group, verticle as worker and standard
package dual.use;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.util.concurrent.EventExecutorGroup;
import io.vertx.core.AbstractVerticle;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.ThreadingModel;
import io.vertx.core.Vertx;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class DualUse {

    void configure(ChannelPipeline pipeline, EventExecutorGroup group) {
        pipeline.addLast(group, new OnlyGroup());
        pipeline.addLast(group, "both", new Both()).addAfter("both", "plain", new Both());
    }

    Future<Void> deploy(Vertx vertx) {
        DeploymentOptions worker = new DeploymentOptions().setThreadingModel(ThreadingModel.WORKER).setInstances(4);
        return vertx.deployVerticle(OnlyWorker::new, worker)
                .compose(id -> vertx.deployVerticle(new BothWays(), worker))
                .compose(id -> vertx.deployVerticle(new BothWays()))
                .mapEmpty();
    }

    static class OnlyGroup extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) throws IOException {
            ctx.write(Files.readAllBytes(Path.of(message.toString())));
        }
    }

    static class Both extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) throws IOException {
            ctx.write(Files.readAllBytes(Path.of(message.toString()))); // expect: blocking-in-event-loop
        }
    }

    static class OnlyWorker extends AbstractVerticle {
        @Override
        public void start() throws IOException {
            String head = Files.readString(Path.of("head"));
            vertx.setPeriodic(1000, id -> System.out.println(head + size("periodic")));
        }
    }

    static class BothWays extends AbstractVerticle {
        @Override
        public void start() {
            vertx.setPeriodic(1000, id -> System.out.println(size("periodic"))); // expect: blocking-in-event-loop
        }
    }

    static long size(String name) {
        try {
            return Files.size(Path.of(name));
        } catch (IOException e) {
            return -1;
        }
    }
}
