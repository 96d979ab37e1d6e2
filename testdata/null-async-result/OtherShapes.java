// release: 21
package quay.shapes.more;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import reactor.core.publisher.*;
import reactor.test.StepVerifier;

public final class OtherShapes {
  interface Repo {
    CompletableFuture<String> load(String id);

    Mono<String> find(String id);
  }

  private final Repo repo;
  private final Object monitor = new Object();
  private boolean ready;
  private volatile boolean stop;

  OtherShapes(Repo repo) {
    this.repo = repo;
  }

  CompletableFuture<String> nullFuture(String id) {
    if (id.isEmpty()) {
      return null; // expect: null-async-result
    }
    return repo.load(id);
  }

  Mono<String> nullTernary(String id) {
    return id.isEmpty() ? null : repo.find(id); // expect: null-async-result
  }

  CompletableFuture<String> nullSwitch(String id) {
    return switch (id) {
      case "" -> null; // expect: null-async-result
      default -> repo.load(id);
    };
  }

  void verify(Flux<String> f) {
    StepVerifier.create(f).expectNext("a").expectComplete(); // expect: unverified-step-verifier
  }

  void verified(Flux<String> f) {
    StepVerifier.create(f).expectNext("a").verifyComplete();
  }

  void notifyIt() {
    monitor.notifyAll(); // expect: wait-without-monitor
  }

  void notifyHeld() {
    synchronized (monitor) {
      ready = true;
      monitor.notifyAll();
    }
  }

  void unlock(ReentrantLock lock) {
    try {
      System.out.println("x");
    } finally {
      lock.unlock(); // maybe: unlock-without-lock
    }
  }

  void spin() {
    while (!stop) {}
  }

  void spinFuture(Future<String> f) {
    while (!f.isDone()) { // expect: busy-wait
      continue;
    }
  }

  void spinOk() {
    while (!stop) {
      Thread.onSpinWait();
    }
  }

  String catchAsync(String id) {
    try {
      repo.load(id).thenApply(String::strip);  // maybe: unjoined-future
      return "";
    } catch (CompletionException e) { // expect: unreachable-async-catch
      return "x";
    }
  }

  void closed(String path) throws Exception {
    try (var in = java.nio.file.Files.newInputStream(java.nio.file.Path.of(path))) {
      CompletableFuture.runAsync(() -> read(in)); // expect: resource-closed-before-async; maybe: lost-task
    }
  }

  CompletableFuture<Void> closedReturn(String path) throws Exception {
    try (var in = java.nio.file.Files.newInputStream(java.nio.file.Path.of(path))) {
      return CompletableFuture.runAsync(() -> read(in)); // expect: resource-closed-before-async
    }
  }

  void closedJoin(String path) throws Exception {
    try (var in = java.nio.file.Files.newInputStream(java.nio.file.Path.of(path))) {
      CompletableFuture.runAsync(() -> read(in)).join();
    }
  }

  private void read(java.io.InputStream in) {
    try {
      in.read();
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  Mono<String> empty(Mono<Void> done) {
    return done.map(v -> "x"); // expect: empty-publisher-operator
  }

  Mono<String> emptyThen(Mono<Void> done) {
    return done.then(Mono.just("x"));
  }

  Mono<String> subscribeInside(Mono<String> m) {
    return m.doOnNext(s -> repo.find(s).subscribe(x -> {}, e -> {})); // expect: subscribe-in-reactive
  }

  static final class Context {
    private static final ThreadLocal<String> USER = new ThreadLocal<>();

    void run(ExecutorService pool, String user, Runnable r) {
      pool.execute(() -> {
        USER.set(user); // expect: thread-local-leak
        r.run();
      });
    }

    void runClean(ExecutorService pool, String user, Runnable r) {
      pool.execute(() -> {
        USER.set(user);
        try {
          r.run();
        } finally {
          USER.remove();
        }
      });
    }
  }

  void cancel(CompletableFuture<String> f) {
    CompletableFuture<String> running = CompletableFuture.supplyAsync(() -> {
      while (!stop) {
        Thread.onSpinWait();
      }
      return "";
    });
    running.cancel(true); // maybe: ineffective-cancel
  }

  void process(String cmd) throws Exception {
    new ProcessBuilder(cmd).start(); // expect: lost-process
  }

  String processRead(String cmd) throws Exception {
    Process p = new ProcessBuilder(cmd).redirectErrorStream(true).start();
    String out = new String(p.getInputStream().readAllBytes());
    return p.waitFor() == 0 ? out : "";
  }
}
