// an element whose thread or task is over gets a new one: there are never more than before
package fan.replacements;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public final class Replacements {
  private final ExecutorService background = Executors.newCachedThreadPool(); // maybe: unclosed-executor
  private final Map<String, CompletableFuture<Void>> links;
  private final CompletableFuture<Void> ready = new CompletableFuture<>();

  Replacements(Map<String, CompletableFuture<Void>> links) {
    this.links = links;
  }

  void restart(List<Thread> writers) {
    for (int i = 0; i < writers.size(); i++) {
      Thread writer = writers.get(i);
      if (!writer.isAlive()) {
        Thread next = new Thread(this::write);
        next.start();
        writers.set(i, next);
      }
    }
  }

  void connect(List<String> hosts) {
    for (String host : hosts) {
      reconnect(host);
    }
  }

  private void reconnect(String host) {
    CompletableFuture<Void> link = links.get(host);
    if (link.isDone()) {
      links.put(host, CompletableFuture.runAsync(this::write, background));
    }
  }

  void gated(List<String> hosts) {
    for (String host : hosts) {
      if (ready.isDone()) {
        background.execute(() -> links.remove(host)); // expect: unbounded-fan-out
      }
    }
  }

  void more(List<Thread> writers) {
    for (Thread writer : writers) {
      if (writer.isAlive()) {
        Thread next = new Thread(this::write);
        next.start(); // expect: unbounded-fan-out
      }
    }
  }

  private void write() {
    links.clear();
  }
}
