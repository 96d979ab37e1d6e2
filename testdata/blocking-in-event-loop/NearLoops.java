// source: near misses in Vert.x: asynchronous file system, blockingHandler, own executor, worker pool, queue offers, isDone checks
package near.loops;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.WorkerExecutor;
import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.sqlclient.Pool;
import io.vertx.sqlclient.Tuple;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

public class NearLoops extends AbstractVerticle {

    private final Pool sql;
    private final BlockingQueue<String> jobs = new ArrayBlockingQueue<>(100);
    private final Semaphore permits = new Semaphore(2);
    private final ExecutorService files = Executors.newFixedThreadPool(2);
    private WorkerExecutor workers;

    public NearLoops(Pool sql) {
        this.sql = sql;
    }

    @Override
    public void start(Promise<Void> started) {
        workers = vertx.createSharedWorkerExecutor("near");
        Router router = Router.router(vertx);
        router.get("/file/:id").handler(this::file);
        router.get("/user/:id").handler(this::user);
        router.post("/job").handler(ctx -> {
            if (!jobs.offer(ctx.pathParam("id"))) {
                ctx.fail(503);
            } else {
                ctx.end();
            }
        });
        router.get("/work/:id").handler(ctx -> workers.executeBlocking(() -> read(ctx.pathParam("id")))
                .onComplete(result -> ctx.end(result.result())));
        router.get("/pool/:id").handler(this::pool);
        router.get("/slow/:id").blockingHandler(ctx -> ctx.end(read(ctx.pathParam("id"))), false);
        vertx.createHttpServer().requestHandler(router).listen(8080).<Void>mapEmpty().onComplete(started);
    }

    private void file(RoutingContext ctx) {
        vertx.fileSystem().readFile(ctx.pathParam("id"))
                .map(Buffer::toString)
                .onSuccess(ctx::end)
                .onFailure(ctx::fail);
    }

    private void user(RoutingContext ctx) {
        sql.preparedQuery("select name from users where id = $1")
                .execute(Tuple.of(ctx.pathParam("id")))
                .map(rows -> rows.iterator().next().getString(0))
                .onComplete(result -> {
                    if (result.succeeded()) {
                        ctx.end(result.result());
                    } else {
                        ctx.fail(result.cause());
                    }
                });
    }

    private void pool(RoutingContext ctx) {
        if (!permits.tryAcquire()) {
            ctx.fail(429);
            return;
        }
        CompletableFuture<String> text = CompletableFuture.supplyAsync(() -> read(ctx.pathParam("id")), files);
        Future.fromCompletionStage(text, vertx.getOrCreateContext())
                .onComplete(done -> {
                    permits.release();
                    ctx.end(text.isCompletedExceptionally() ? "failed" : text.join());
                });
    }

    @Override
    public void stop() {
        files.shutdown();
        workers.close();
    }

    private static String read(String id) {
        try {
            return Files.readString(Path.of(id));
        } catch (IOException e) {
            return "";
        }
    }
}
