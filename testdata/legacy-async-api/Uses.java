package start.legacy;

import java.util.Timer;
import org.springframework.scheduling.annotation.AsyncResult;
import org.springframework.util.concurrent.ListenableFuture;
import org.springframework.util.concurrent.SettableListenableFuture;
import org.springframework.web.client.AsyncRestTemplate;

class Uses {
  private final java.util.Timer daemon = new java.util.Timer(true); // expect: legacy-async-api
  private final AsyncRestTemplate rest = new AsyncRestTemplate(); // expect: legacy-async-api

  Timer timer() {
    return new Timer("x"); // expect: legacy-async-api
  }

  ListenableFuture<String> result(String text) {
    SettableListenableFuture<String> f = new SettableListenableFuture<>(); // expect: legacy-async-api
    f.set(text); // maybe: legacy-async-api
    return f;
  }

  ListenableFuture<String> ready(String text) {
    return new AsyncResult<>(text); // expect: legacy-async-api
  }

  @SuppressWarnings("removal")
  void end(Thread t) {
    t.suspend(); // expect: legacy-async-api
    t.resume(); // expect: legacy-async-api
    t.stop(); // expect: legacy-async-api
  }

  static final class Worker extends Thread {
    void stop(int code) {
      interrupt();
    }
  }

  void silent(Worker w) {
    w.stop(1);
    w.interrupt();
    new com.codahale.metrics.Timer().time().stop();
    daemon.cancel();
  }
}
