package quay.generated;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import lombok.Locked;
import lombok.Synchronized;

public class GeneratedLocks {
  private static int starts;
  private final Object tide = new Object();
  private final Map<String, Integer> depths = new HashMap<>();
  private final ExecutorService crew;
  private final URL gauge;
  private long readings;

  public GeneratedLocks(ExecutorService crew, URL gauge) {
    this.crew = crew;
    this.gauge = gauge;
  }

  @Synchronized
  public void read(String pier) throws IOException {
    try (InputStream in = gauge.openStream()) { // expect: blocking-under-lock
      depths.put(pier, in.read());
      readings++;
    }
  }

  @Synchronized("tide")
  public void settle() throws InterruptedException {
    TimeUnit.SECONDS.sleep(1); // expect: blocking-under-lock
  }

  @Synchronized
  public static void start() throws InterruptedException {
    starts++;
    Thread.sleep(20); // expect: blocking-under-lock
  }

  @Locked
  public void readAll(List<String> piers) {
    piers.forEach(pier -> measure(pier)); // expect: blocking-under-lock
  }

  @Locked.Write
  public int awaited(CompletableFuture<Integer> depth) {
    return depth.join(); // expect: lock-held-across-async
  }

  @Locked.Read
  public int shared() throws InterruptedException {
    Thread.sleep(5);
    return depths.size();
  }

  @Synchronized
  public void later(String pier) {
    readings++;
    crew.execute(() -> measure(pier));
  }

  @Synchronized
  public long readings() {
    return readings;
  }

  public void forget() {
    readings = 0; // expect: inconsistent-sync
  }

  public void outside() throws InterruptedException {
    Thread.sleep(5);
    synchronized (tide) {
      depths.clear();
    }
  }

  private void measure(String pier) {
    try (InputStream in = gauge.openStream()) {
      System.out.println(pier + " " + in.read());
    } catch (IOException e) {
      System.err.println(pier + " is silent: " + e);
    }
  }
}
