// essence: JetBrains' annotations say of a method whether it may wait
package quay.said;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.ExecutorService;
import javax.sql.DataSource;
import org.jetbrains.annotations.Blocking;
import org.jetbrains.annotations.NonBlocking;

class SaidNonBlocking {
  private final DataSource db;
  private final ExecutorService pool;

  SaidNonBlocking(DataSource db, ExecutorService pool) {
    this.db = db;
    this.pool = pool;
  }

  @NonBlocking
  String shown() {
    return catalog().strip(); // expect: blocking-in-reactive
  }

  @NonBlocking
  void refreshed() {
    pool.execute(this::catalog);
  }

  @Blocking
  String loaded() {
    return catalog().strip();
  }

  String catalog() {
    try (Connection connection = db.getConnection()) {
      return connection.getCatalog();
    } catch (SQLException e) {
      return "";
    }
  }
}
