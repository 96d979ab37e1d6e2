package quay.tested;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

public class Tested {
  private final ExecutorService fixed = Executors.newFixedThreadPool(4);

  public void grow(int threads) {
    if (fixed instanceof ThreadPoolExecutor pool) {
      pool.setMaximumPoolSize(threads); // expect: executor-misconfiguration
    }
  }

  public void growNegated(int threads) {
    if (!(fixed instanceof ThreadPoolExecutor pool)) {
      return;
    }
    pool.setMaximumPoolSize(threads); // expect: executor-misconfiguration
  }

  public void growCast(int threads) {
    ((ThreadPoolExecutor) fixed).setMaximumPoolSize(threads);
    ((ThreadPoolExecutor) fixed).setCorePoolSize(threads);
  }

  public void growBoth(int threads) {
    if (fixed instanceof ThreadPoolExecutor pool) {
      pool.setMaximumPoolSize(threads);
      pool.setCorePoolSize(threads);
    }
  }

  public void growOther(ExecutorService given, int threads) {
    if (given instanceof ThreadPoolExecutor pool) {
      pool.setMaximumPoolSize(threads);
    }
  }

  public void close() {
    fixed.shutdown();
  }
}
