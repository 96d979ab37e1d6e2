package harbour.rx2;

import io.vertx.reactivex.core.Vertx;
import io.vertx.reactivex.core.AbstractVerticle;
import io.vertx.reactivex.core.buffer.Buffer;
import io.vertx.reactivex.core.eventbus.EventBus;
import io.vertx.reactivex.core.file.FileSystem;
import io.vertx.reactivex.core.http.HttpServer;
import io.vertx.reactivex.core.http.HttpServerResponse;
import io.vertx.reactivex.ext.web.client.WebClient;
import io.vertx.reactivex.sqlclient.Pool;
import io.vertx.reactivex.sqlclient.Tuple;

final class VertxRx2 {
  private final Vertx vertx = Vertx.vertx();
  private final WebClient client = WebClient.create(vertx);

  void web() {
    client.get("/ping").rxSend(); // expect: unsubscribed-publisher
  }

  void body(Buffer body) {
    client.post("/ping").rxSendBuffer(body); // expect: unsubscribed-publisher
  }

  void subscribed() {
    client.get("/ping").rxSend().subscribe(r -> System.out.println(r.statusCode()), Throwable::printStackTrace);
  }

  void bus(EventBus bus) {
    bus.rxRequest("address", "text"); // expect: unsubscribed-publisher
  }

  void listen(HttpServer server) {
    server.rxListen(8080); // expect: unsubscribed-publisher
  }

  void file(FileSystem fs, Buffer b) {
    fs.rxWriteFile("x", b); // expect: unsubscribed-publisher
  }

  void sql(Pool pool) {
    pool.preparedQuery("update x").rxExecute(Tuple.of(1)); // expect: unsubscribed-publisher
  }

  void end(HttpServerResponse response) {
    response.rxEnd("x"); // expect: unsubscribed-publisher
  }

  void composed() {
    client.get("/ping").rxSend().map(r -> r.statusCode()); // expect: unsubscribed-publisher
  }

  void eager(HttpServer server) {
    server.listen(8080);
  }

  io.reactivex.Single<?> given() {
    return client.get("/ping").rxSend();
  }

  void deploy() {
    vertx.rxDeployVerticle(new Main()); // expect: unsubscribed-publisher
  }

  static final class Main extends AbstractVerticle {}
}
