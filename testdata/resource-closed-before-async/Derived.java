package quay.derived;

import io.smallrye.mutiny.Multi;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import reactor.core.publisher.Mono;

class Derived {
  private final DataSource source;
  private final ExecutorService crew;

  Derived(DataSource source, ExecutorService crew) {
    this.source = source;
    this.crew = crew;
  }

  Future<Boolean> statementOfResource() throws SQLException {
    try (Connection connection = source.getConnection()) {
      PreparedStatement statement = connection.prepareStatement("select 1");
      return crew.submit(() -> statement.execute()); // expect: resource-closed-before-async
    }
  }

  Multi<String> emitted() throws SQLException {
    Connection connection = source.getConnection();
    try {
      PreparedStatement statement = connection.prepareStatement("select name from ships");
      ResultSet rows = statement.executeQuery();
      return Multi.createFrom().emitter(emitter -> { // expect: resource-closed-before-async
        try {
          while (rows.next()) { // maybe: blocking-in-reactive
            emitter.emit(rows.getString(1));
          }
          emitter.complete();
        } catch (SQLException e) {
          emitter.fail(e);
        }
      });
    } finally {
      connection.close();
    }
  }

  Mono<String> readBefore() throws SQLException {
    try (Connection connection = source.getConnection()) {
      String catalog = connection.getCatalog();
      return Mono.fromCallable(() -> catalog.strip());
    }
  }

  Callable<String> owned(String sql) {
    return () -> {
      try (Connection connection = source.getConnection()) {
        PreparedStatement statement = connection.prepareStatement(sql);
        return statement.toString();
      }
    };
  }

  Future<Integer> renamed(String path) throws IOException {
    InputStream in = null;
    try {
      in = new FileInputStream(path);
      final InputStream log = in;
      return crew.submit(() -> log.read()); // expect: resource-closed-before-async
    } finally {
      if (in != null) {
        in.close();
      }
    }
  }
}
