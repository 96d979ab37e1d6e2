// release: 21
package quay.shapes.block;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.vertx.core.AbstractVerticle;
import io.vertx.core.Promise;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.*;
import java.nio.file.*;
import java.sql.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.*;
import javax.sql.DataSource;
import reactor.core.publisher.*;
import reactor.core.scheduler.Schedulers;

public final class OtherShapes {
  record Row(String id) {
    static Row load(DataSource db, String id) {
      try (Connection c = db.getConnection();
          PreparedStatement s = c.prepareStatement("select 1")) {
        s.executeQuery();
        return new Row(id);
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  interface Source<T> {
    T fetch(String id);
  }

  static final class DbSource implements Source<Row> {
    private final DataSource db;

    DbSource(DataSource db) {
      this.db = db;
    }

    @Override
    public Row fetch(String id) {
      return Row.load(db, id);
    }
  }

  private final DataSource db;
  private final Source<Row> source;
  private final HttpClient http = HttpClient.newHttpClient();
  private final ReentrantLock lock = new ReentrantLock();
  private int loads;

  OtherShapes(DataSource db) {
    this.db = db;
    this.source = new DbSource(db);
  }

  Mono<Row> record(Mono<String> ids) {
    return ids.map(id -> Row.load(db, id)); // expect: blocking-in-reactive
  }

  Mono<Row> viaInterface(Mono<String> ids) {
    return ids.map(source::fetch); // expect: blocking-in-reactive
  }

  Mono<Row> switched(Mono<String> ids) {
    return ids.map(
        id ->
            switch (id.length()) {
              case 0 -> new Row("");
              default -> source.fetch(id); // expect: blocking-in-reactive
            });
  }

  Flux<Row> nested(Flux<List<String>> lists) {
    return lists.flatMapIterable(l -> l.stream().map(id -> source.fetch(id)).toList()); // expect: blocking-in-reactive
  }

  Mono<Row> offloaded(Mono<String> ids) {
    return ids.publishOn(Schedulers.boundedElastic()).map(source::fetch);
  }

  Mono<Row> offloadedInner(Mono<String> ids) {
    return ids.flatMap(
        id -> Mono.fromCallable(() -> source.fetch(id)).subscribeOn(Schedulers.boundedElastic()));
  }

  Mono<Row> parallelScheduler(Mono<String> ids) {
    return ids.publishOn(Schedulers.parallel()).map(source::fetch); // expect: blocking-in-reactive
  }

  <T> Mono<T> generic(Mono<String> ids, Function<String, T> f) {
    return ids.map(f);
  }

  Mono<Row> passed(Mono<String> ids) {
    return generic(ids, id -> source.fetch(id)); // expect: blocking-in-reactive
  }

  Row common(String id) {
    return CompletableFuture.supplyAsync(() -> source.fetch(id)).join(); // expect: blocking-in-common-pool
  }

  Row commonElse(String id, ExecutorService pool) {
    return CompletableFuture.supplyAsync(() -> source.fetch(id), pool).join();
  }

  List<Row> parallelStream(List<String> ids) {
    return ids.parallelStream().map(source::fetch).toList(); // expect: blocking-in-common-pool
  }

  void underLock(String id) {
    lock.lock();
    try {
      loads++;
      source.fetch(id); // expect: blocking-under-lock
    } finally {
      lock.unlock();
    }
  }

  synchronized void pause(Duration1 d) throws InterruptedException {
    Thread.sleep(d.millis()); // expect: blocking-under-lock
    loads++;
  }

  record Duration1(long millis) {}

  CompletableFuture<Integer> completion(HttpRequest request) {
    return http.sendAsync(request, HttpResponse.BodyHandlers.ofString())
        .thenApply(r -> source.fetch(r.body())) // expect: blocking-in-completion
        .thenApply(Row::id)
        .thenApply(String::length);
  }

  CompletableFuture<Row> completionElse(HttpRequest request, Executor pool) {
    return http.sendAsync(request, HttpResponse.BodyHandlers.ofString())
        .thenApplyAsync(r -> source.fetch(r.body()), pool);
  }

  abstract static class Handler<T> extends SimpleChannelInboundHandler<T> {
    @Override
    protected final void channelRead0(ChannelHandlerContext ctx, T message) throws Exception {
      handle(ctx, message); // expect: blocking-in-event-loop
    }

    abstract void handle(ChannelHandlerContext ctx, T message) throws Exception;
  }

  static final class FileHandler extends Handler<String> {
    @Override
    void handle(ChannelHandlerContext ctx, String message) throws Exception {
      Thread.sleep(20);
      ctx.writeAndFlush(message);
    }
  }

  static final class Start extends AbstractVerticle {
    private DataSource db;

    @Override
    public void start(Promise<Void> done) {
      vertx.setPeriodic(100, id -> refresh()); // expect: blocking-in-event-loop
      vertx.executeBlocking(() -> Row.load(db, "x")).<Void>mapEmpty().onComplete(done);
    }

    private void refresh() {
      Row.load(db, "y");
    }
  }

  String virtual(DataSource source) throws Exception {
    try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      return pool.submit(() -> {
        synchronized (source) {
          return Row.load(source, "x").id(); // expect: blocking-in-virtual-thread
        }
      }).get();
    }
  }

  int selfWait() throws Exception {
    ExecutorService one = Executors.newSingleThreadExecutor();
    try {
      return one.submit(() -> one.submit(() -> loads).get()).get(); // expect: self-waiting-pool
    } finally {
      one.shutdown();
    }
  }

  int selfWaitHelper() throws Exception {
    ExecutorService one = Executors.newSingleThreadExecutor();
    try {
      return one.submit(() -> inner(one)).get(); // expect: self-waiting-pool
    } finally {
      one.shutdown();
    }
  }

  private int inner(ExecutorService pool) throws Exception {
    return pool.submit(() -> loads).get();
  }
}
