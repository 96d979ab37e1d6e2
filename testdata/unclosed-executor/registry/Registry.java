// essence: a factory that keeps what it makes closes it, too
package registry;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Registry implements AutoCloseable {
  private final List<ExecutorService> pools = new ArrayList<>();

  ExecutorService kept() {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pools.add(pool);
    return pool;
  }

  static ExecutorService made() {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(() -> System.out.println("up"));
    return pool;
  }

  @Override
  public void close() {
    pools.forEach(ExecutorService::shutdown);
  }
}
