// essence: Vert.x 5 style: WebClient, compositions, verticle start methods, rx and mutiny wrappers
package vertxfive;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.client.WebClient;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisAPI;
import java.util.List;

public class VertxFive extends AbstractVerticle {
    private WebClient web;
    private RedisAPI redis;

    @Override
    public void start() {
        Router router = Router.router(vertx);
        router.get("/").handler(ctx -> ctx.json(new JsonObject()));
        router.get("/x").handler(ctx -> web.get(80, "h", "/").send() // expect: unjoined-future
                .onSuccess(r -> ctx.end(r.body())));
        router.get("/y").handler(ctx -> web.get(80, "h", "/").send().onSuccess(r -> ctx.end(r.body())).onFailure(ctx::fail));
        vertx.createHttpServer().requestHandler(router).listen(80); // expect: unjoined-future
        vertx.setPeriodic(1000, id -> vertx.eventBus().publish("tick", id));
        vertx.setPeriodic(1000, id -> redis.incr("n")); // expect: unjoined-future
    }

    Future<Void> all(List<String> keys) {
        List<Future<?>> sets = keys.stream().<Future<?>>map(k -> redis.set(List.of(k, "v"))).toList();
        return Future.join(sets).mapEmpty();
    }

    void lost(List<String> keys) {
        Future.all(keys.stream().map(k -> redis.set(List.of(k, "v"))).toList()); // expect: unjoined-future
        keys.forEach(k -> redis.del(List.of(k))); // expect: unjoined-future
        redis.get("a").eventually(() -> redis.del(List.of("a"))); // expect: unjoined-future
        redis.get("a").map(r -> r.toInteger()).mapEmpty(); // expect: unjoined-future
        redis.get("a").transform(r -> Future.succeededFuture(r.succeeded())); // maybe: unjoined-future
        redis.get("a").onComplete(r -> System.out.println(r.result()));
    }

    Future<Integer> nested() {
        return redis.get("a").map(r -> redis.del(List.of("a"))).map(1); // expect: nested-async
    }

    static void main(String[] args) {
        Vertx vertx = Vertx.vertx();
        vertx.deployVerticle(new VertxFive()); // expect: unjoined-future
        Redis.createClient(vertx).connect().onFailure(Throwable::printStackTrace);
    }
}
