// release: 25
package fan.helpers;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.ThreadFactory;

public final class Helpers {
  private final ExecutorService workers;
  private final Executor perJob = job -> new Thread(job).start();
  private final Executor direct = Runnable::run;

  Helpers(ThreadFactory names) {
    workers = Executors.newThreadPerTaskExecutor(names); // maybe: unclosed-executor
  }

  void all(List<String> jobs) {
    for (String job : jobs) {
      begin(job);
    }
  }

  private void begin(String job) {
    workers.execute(() -> work(job)); // expect: unbounded-fan-out
  }

  void each(List<String> jobs) {
    jobs.stream().filter(j -> !j.isBlank()).forEach(this::beginThread);
  }

  private void beginThread(String job) {
    Thread.ofPlatform().start(() -> work(job)); // expect: unbounded-fan-out
  }

  void written(List<String> jobs) {
    for (String job : jobs) {
      perJob.execute(() -> work(job)); // expect: unbounded-fan-out
      direct.execute(() -> work(job));
    }
  }

  void scope(List<String> jobs) throws InterruptedException {
    try (var scope = StructuredTaskScope.open()) {
      for (String job : jobs) {
        scope.fork(() -> work(job)); // expect: unbounded-fan-out
      }
      scope.join();
    }
  }

  void few() {
    beginFew("a");
    beginFew("b");
  }

  private void beginFew(String job) {
    workers.execute(() -> work(job));
  }

  void serve(ServerSocket server) throws IOException {
    while (true) {
      Socket client = server.accept();
      Thread.startVirtualThread(() -> work(client.toString()));
    }
  }

  void serveOnPlatform(ServerSocket server) throws IOException {
    while (!server.isClosed()) {
      Socket client = server.accept();
      new Thread(() -> work(client.toString())).start(); // expect: unbounded-fan-out
    }
  }

  void serveOnPool(ServerSocket server) throws IOException {
    ExecutorService pool = Executors.newCachedThreadPool(); // maybe: unclosed-executor
    for (; ; ) {
      Socket client = server.accept();
      pool.execute(() -> work(client.toString())); // expect: unbounded-fan-out
    }
  }

  void oneByOne(List<String> jobs) throws InterruptedException {
    for (String job : jobs) {
      Thread t = new Thread(() -> work(job));
      t.start();
      t.join(1000); // maybe: await-in-loop
    }
  }

  private void work(String job) {
    System.out.println(job);
  }
}
