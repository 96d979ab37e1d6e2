package quay.pertask;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PerTask {
  private static final ThreadLocal<String> WATCH = new ThreadLocal<>();

  public void once(Runnable work) {
    try (ExecutorService crew =
        Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
      crew.execute(
          () -> {
            WATCH.set("dog");
            work.run();
          });
    }
  }

  public void again(Runnable work) {
    try (ExecutorService crew = Executors.newFixedThreadPool(2)) {
      crew.execute(
          () -> {
            WATCH.set("middle"); // expect: thread-local-leak
            work.run();
          });
    }
  }

  public static String watch() {
    return WATCH.get();
  }
}
