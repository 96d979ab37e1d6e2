// essence: a client or server that gets a pool has charge of it; a later shutdown may be a task
package clients;

import com.sun.net.httpserver.HttpServer;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import java.net.http.HttpClient;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class Clients {
  HttpClient http() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    return HttpClient.newBuilder().executor(pool).build();
  }

  ManagedChannel channel(String target) {
    return ManagedChannelBuilder.forTarget(target).executor(Executors.newFixedThreadPool(2)).build();
  }

  void serve(HttpServer server) {
    server.setExecutor(Executors.newFixedThreadPool(4));
    server.start();
  }

  void later(Runnable job, ScheduledExecutorService timer) {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(job);
    timer.schedule(pool::shutdownNow, 1, TimeUnit.MINUTES);
  }

  CompletableFuture<Integer> delayed() {
    ExecutorService pool = Executors.newSingleThreadExecutor(); // expect: unclosed-executor
    return CompletableFuture.supplyAsync(
        () -> 1, CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS, pool));
  }
}
