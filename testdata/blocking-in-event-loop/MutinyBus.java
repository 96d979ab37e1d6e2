// essence: consumers of the Mutiny event bus run on the event loop
package quay.bus;

import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.core.eventbus.EventBus;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

class MutinyBus {
  private final DataSource db;

  MutinyBus(DataSource db) {
    this.db = db;
  }

  void listen(EventBus bus, Vertx vertx) {
    bus.<String>consumer("a", message -> message.reply(catalog())); // expect: blocking-in-event-loop
    bus.<String>consumer("b").handler(message -> message.reply(catalog())); // expect: blocking-in-event-loop
    bus.<String>localConsumer("c", message ->
        vertx.executeBlocking(() -> catalog()).subscribe().with(message::reply, e -> message.fail(1, e.getMessage())));
  }

  private String catalog() {
    try (Connection connection = db.getConnection()) {
      return connection.getCatalog();
    } catch (SQLException e) {
      return "";
    }
  }
}
