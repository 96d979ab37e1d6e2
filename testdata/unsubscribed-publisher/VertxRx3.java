package harbour.rx3;

import io.vertx.rxjava3.core.Vertx;
import io.vertx.rxjava3.core.AbstractVerticle;
import io.vertx.rxjava3.core.buffer.Buffer;
import io.vertx.rxjava3.core.eventbus.EventBus;
import io.vertx.rxjava3.core.file.FileSystem;
import io.vertx.rxjava3.core.http.HttpServer;
import io.vertx.rxjava3.core.http.HttpServerResponse;
import io.vertx.rxjava3.ext.web.client.WebClient;
import io.vertx.rxjava3.sqlclient.Pool;
import io.vertx.rxjava3.sqlclient.Tuple;

final class VertxRx3 {
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

  io.reactivex.rxjava3.core.Single<?> given() {
    return client.get("/ping").rxSend();
  }

  void deploy() {
    vertx.rxDeployVerticle(new Main()); // expect: unsubscribed-publisher
  }

  static final class Main extends AbstractVerticle {}
}
