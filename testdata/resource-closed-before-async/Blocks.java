package sandbox.blocks;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class Blocks {
  interface Client {
    CompletableFuture<Void> upload(InputStream in);

    void read(InputStream in);
  }

  private final Client client;

  Blocks(Client client) {
    this.client = client;
  }

  CompletableFuture<Void> upload(Path path) throws Exception {
    try (InputStream in = Files.newInputStream(path)) {
      return client.upload(in); // expect: resource-closed-before-async
    }
  }

  void run(Path path, ExecutorService pool) throws Exception {
    InputStream in = Files.newInputStream(path);
    try {
      pool.execute(() -> client.read(in)); // expect: resource-closed-before-async
    } finally {
      in.close();
    }
  }

  Mono<String> lazy(Path path) throws Exception {
    try (InputStream in = Files.newInputStream(path);
        BufferedReader reader = new BufferedReader(new InputStreamReader(in))) {
      return Mono.fromCallable(() -> reader.readLine()); // expect: resource-closed-before-async; maybe: blocking-in-reactive
    }
  }

  Flux<String> lines(Path path) throws Exception {
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      return Flux.fromStream(reader.lines()); // expect: resource-closed-before-async
    }
  }

  void waits(Path path, ExecutorService pool) throws Exception {
    try (InputStream in = Files.newInputStream(path)) {
      client.upload(in).join();
    }
    try (InputStream in = Files.newInputStream(path)) {
      CompletableFuture<Void> upload = client.upload(in);
      upload.get();
    }
    try (InputStream in = Files.newInputStream(path);
        ExecutorService own = Executors.newCachedThreadPool()) {
      own.execute(() -> client.read(in));
    }
  }

  CompletableFuture<Void> fine(Path path) throws Exception {
    try (InputStream in = new ByteArrayInputStream(Files.readAllBytes(path));
        InputStream file = Files.newInputStream(path)) {
      System.out.println(file.read());
      return CompletableFuture.completedFuture(null);
    }
  }

  CompletableFuture<Void> closesLater(Path path) throws Exception {
    InputStream in = Files.newInputStream(path);
    try {
      return client.upload(in).whenComplete((v, e) -> System.out.println("done"));
    } catch (RuntimeException e) {
      in.close();
      throw e;
    }
  }
}
