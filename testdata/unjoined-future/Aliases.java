// essence: an unread local beside another holder of the same handle
package aliases;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

class Aliases {
  private Future<?> task;

  void stored(ExecutorService pool, Runnable job) {
    Future<?> same = task = pool.submit(job);
  }

  Future<?> returned(ExecutorService pool, Runnable job) {
    Future<?> first = pool.submit(job);
    Future<?> second = first;
    return first;
  }

  void cast(ExecutorService pool, Runnable job) {
    Object handle = (Future<?>) pool.submit(job);
    Future<?> lost = (Future<?>) pool.submit(job); // expect: unjoined-future
    System.out.println(handle);
  }
}
