// a verticle by its interface, and what clients call back
package beacon.loop;

import io.vertx.circuitbreaker.CircuitBreaker;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Verticle;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.kafka.client.consumer.KafkaConsumer;
import java.util.concurrent.TimeUnit;
import org.springframework.jdbc.core.JdbcTemplate;

public class VertxElsewhere implements Verticle {
    private Vertx vertx;
    private JdbcTemplate jdbc;

    @Override
    public Vertx getVertx() {
        return vertx;
    }

    @Override
    public void init(Vertx vertx, Context context) {
        this.vertx = vertx;
    }

    @Override
    public void start(Promise<Void> promise) throws Exception {
        jdbc.execute("select 1"); // expect: blocking-in-event-loop
        promise.complete();
    }

    @Override
    public void stop(Promise<Void> promise) {
        promise.complete();
    }

    void kafka(KafkaConsumer<String, String> consumer) {
        consumer.handler(record -> jdbc.update("insert into t values (?)", record.value())); // expect: blocking-in-event-loop
        consumer.exceptionHandler(Throwable::printStackTrace);
    }

    void client() {
        vertx.createHttpClient().request(HttpMethod.GET, 80, "h", "/") // maybe: unjoined-future
                .compose(request -> request.send())
                .onSuccess(response -> response.bodyHandler(body -> {
                    jdbc.update("insert into t values (?)", body.toString()); // expect: blocking-in-event-loop
                }));
    }

    void routes(Router router) {
        router.route("/x").failureHandler(this::failed); // expect: blocking-in-event-loop
        router.errorHandler(500, ctx -> {
            jdbc.update("insert into error values (1)"); // expect: blocking-in-event-loop
            ctx.end();
        });
        router.get("/y").respond(ctx -> Future.succeededFuture(jdbc.queryForObject("select 1", String.class))); // expect: blocking-in-event-loop
        router.get("/z").respond(ctx -> vertx.executeBlocking(() -> jdbc.queryForObject("select 1", String.class)));
    }

    private void failed(RoutingContext ctx) {
        jdbc.update("insert into error values (2)");
        ctx.response().setStatusCode(500).end();
    }

    void breaker(CircuitBreaker breaker) {
        breaker.<String>execute(promise -> { // expect: unjoined-future
            sleep(); // expect: blocking-in-event-loop
            promise.complete("x");
        });
    }

    private static void sleep() {
        try {
            TimeUnit.SECONDS.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
