package quay.references;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class References {
  private static final ThreadLocal<String> SHIP = new ThreadLocal<>();
  private static final ThreadLocal<String> PIER = new ThreadLocal<>();
  private static final ThreadLocal<String> TIDE = new ThreadLocal<>();
  private static final ThreadLocal<String> WIND = new ThreadLocal<>();

  private final ExecutorService crew;
  private final ScheduledExecutorService clock;

  public References(ExecutorService crew, ScheduledExecutorService clock) {
    this.crew = crew;
    this.clock = clock;
  }

  public void referred() {
    crew.execute(this::unload);
    new Thread(this::moor).start();
  }

  private void unload() {
    SHIP.set("unloading"); // expect: thread-local-leak
    System.out.println(SHIP.get());
  }

  private void moor() {
    PIER.set("mooring");
    System.out.println(PIER.get());
  }

  public void deeper(String name) {
    crew.execute(() -> measure(name));
  }

  private void measure(String name) {
    System.out.println("measuring");
    note(name);
  }

  private void note(String name) {
    TIDE.set(name); // expect: thread-local-leak
    System.out.println(TIDE.get());
  }

  public void scheduled() {
    clock.schedule(this::gust, 1, TimeUnit.SECONDS); // maybe: lost-task
  }

  private void gust() {
    WIND.set("gust");
    try {
      System.out.println(WIND.get());
    } finally {
      WIND.remove();
    }
  }
}
