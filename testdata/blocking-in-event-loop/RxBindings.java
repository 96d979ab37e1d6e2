// essence: verticles and handlers of the RxJava bindings of Vert.x run on the event loop, what they off-load does not
package quay.rx;

import io.reactivex.rxjava3.core.Completable;
import io.vertx.core.Handler;
import io.vertx.rxjava3.core.AbstractVerticle;
import io.vertx.rxjava3.core.Vertx;
import io.vertx.rxjava3.ext.web.Router;
import io.vertx.rxjava3.ext.web.RoutingContext;
import io.vertx.rxjava3.ext.web.client.WebClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

class RxBindings {
  static class Shelves extends AbstractVerticle {
    private final DataSource db;
    private final WebClient client;

    Shelves(DataSource db, WebClient client) {
      this.db = db;
      this.client = client;
    }

    @Override
    public Completable rxStart() {
      load(Path.of("shelves")); // expect: blocking-in-event-loop
      Router router = Router.router(vertx);
      router.get("/file").handler(this::file); // expect: blocking-in-event-loop
      router.get("/slow").blockingHandler(this::file);
      router.get("/count").handler(ctx -> {
        try (Connection connection = db.getConnection()) { // expect: blocking-in-event-loop
          ctx.response().end(connection.getCatalog());
        } catch (SQLException e) {
          ctx.fail(e);
        }
      });
      router.get("/peer").handler(new Peer(client));
      router.get("/later").handler(ctx ->
          vertx.rxExecuteBlocking(() -> load(Path.of("later"))).subscribe(text -> ctx.response().end(text), ctx::fail));
      return vertx.createHttpServer().requestHandler(router).rxListen(8080).ignoreElement();
    }

    private void file(RoutingContext ctx) {
      ctx.response().end(load(Path.of(ctx.pathParam("name"))));
    }
  }

  record Peer(WebClient client) implements Handler<RoutingContext> {
    @Override
    public void handle(RoutingContext ctx) {
      String text = client.getAbs("http://peer").rxSend().map(answer -> answer.bodyAsString()).blockingGet(); // expect: blocking-in-event-loop
      ctx.response().end(text);
    }
  }

  static class Older extends io.vertx.reactivex.core.AbstractVerticle {
    @Override
    public void start() {
      vertx.setPeriodic(1000, id -> load(Path.of("tick"))); // expect: blocking-in-event-loop
      vertx.eventBus().<String>consumer("echo", message -> message.reply(load(Path.of("echo")))); // expect: blocking-in-event-loop
      vertx.<String>rxExecuteBlocking(done -> done.complete(load(Path.of("off")))).subscribe(text -> {}, e -> {});
    }
  }

  static class Working extends AbstractVerticle {
    @Override
    public Completable rxStart() {
      load(Path.of("start"));
      return Completable.complete();
    }
  }

  Completable deploy(Vertx vertx) {
    return vertx.rxDeployVerticle(Working.class.getName(), new io.vertx.core.DeploymentOptions().setWorker(true)).ignoreElement();
  }

  private static String load(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      return "";
    }
  }
}
