package quay.tested;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

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

  static class Reports extends ThreadPoolTaskExecutor {
    Reports() {
      setCorePoolSize(3);
      setMaxPoolSize(30); // expect: executor-misconfiguration
    }
  }

  static class Bounded extends ThreadPoolTaskExecutor {
    Bounded() {
      setMaxPoolSize(30);
      setQueueCapacity(10);
    }
  }

  static class Made {
    private final ThreadPoolExecutor pool = fixed(3);

    static ThreadPoolExecutor fixed(int threads) {
      return (ThreadPoolExecutor) Executors.newFixedThreadPool(threads);
    }

    void grow(int threads) {
      pool.setMaximumPoolSize(threads); // expect: executor-misconfiguration
    }

    void close() {
      pool.shutdown();
    }
  }

  static ThreadPoolTaskExecutor braces() {
    return new ThreadPoolTaskExecutor() {
      {
        setCorePoolSize(2);
        setMaxPoolSize(9); // expect: executor-misconfiguration
      }
    };
  }
}
