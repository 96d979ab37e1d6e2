package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PoolSettingTest {
  private static final String POOL = "var p = new ThreadPoolExecutor(2, 2, 1, u, q); ";
  private static final String ENDLESS =
      "var p = new ThreadPoolExecutor(2, 2, 1, u, new LinkedBlockingQueue<>()); ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "new ThreadPoolExecutor(4, 2, 0, u, q);                           | THROWS",
        "new ThreadPoolExecutor(-1, 2, 0, u, q);                          | THROWS",
        "new ThreadPoolExecutor(0, 0, 0, u, q);                           | THROWS",
        "new ThreadPoolExecutor(1, 1, -1, u, q);                          | THROWS",
        "new ThreadPoolExecutor(2, 4, 0, u, q);                           | -",
        "new ThreadPoolExecutor(n, 2, 0, u, q);                           | -", // nobody knows
        "new ThreadPoolExecutor(0, 4, 0, u, new ArrayBlockingQueue<>(9)); | ROOM",
        "new ThreadPoolExecutor(0, 4, 0, u, new SynchronousQueue<>());    | -",
        "Executors.newScheduledThreadPool(0);                             | NO_CORE",
        "Executors.newScheduledThreadPool(1);                             | -",
        "s.setMaximumPoolSize(9);                                         | IGNORED",
        POOL + "p.setMaximumPoolSize(1);                                  | THROWS",
        POOL + "p.setCorePoolSize(3);                                     | THROWS",
        POOL + "p.setMaximumPoolSize(4); p.setCorePoolSize(3);            | -",
        ENDLESS + "p.setMaximumPoolSize(9);                               | NEVER_FULL",
        "given.setMaximumPoolSize(1);                                     | -",
      })
  void isFaulty(String statements, PoolSetting.Fault expected) {
    Snippet code =
        Snippet.members(
            "TimeUnit u; BlockingQueue<Runnable> q; int n; ScheduledThreadPoolExecutor s;"
                + " void f(ThreadPoolExecutor given) { "
                + statements
                + " }");
    assertEquals(
        expected,
        PoolSetting.faultyIn(code.method()).stream()
            .map(PoolSetting::fault)
            .findFirst()
            .orElse(null));
  }
}
