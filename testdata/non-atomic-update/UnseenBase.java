// hooks of a class out of sight: only that class calls them, perhaps under its own lock
package quarry.cache;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import stone.store.LockingCache;

class UnseenBase {
  static class CountedCache extends LockingCache {
    private final Map<String, Integer> sizes = new ConcurrentHashMap<>();
    private volatile long hits;
    private volatile long asked;
    private volatile long cleared;

    CountedCache() {
      super(100);
    }

    @Override
    protected void onHit(String key) {
      super.onHit(key);
      hits++;
      note(key);
    }

    @Override
    protected void onEviction(String key) {
      hits--;
      note(key);
    }

    private void note(String key) {
      if (!sizes.containsKey(key)) {
        sizes.put(key, key.length());
      }
    }

    /** Everybody may call it. */
    @Override
    public String get(String key) {
      asked++; // expect: non-atomic-update
      return super.get(key);
    }

    @Override
    protected void onClear() {
      cleared++; // expect: non-atomic-update
    }

    void reset() {
      onClear();
    }

    protected void onOwn() {
      cleared--; // expect: non-atomic-update
    }
  }

  abstract static class Base {
    Callable<Long> task() {
      return this::work;
    }

    protected abstract long work();
  }

  static class Worker extends Base {
    private volatile long runs;

    @Override
    protected long work() {
      return ++runs; // expect: non-atomic-update
    }
  }

  static class CountedPool extends ThreadPoolExecutor {
    private volatile int running;

    CountedPool() {
      super(4, 4, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(10));
    }

    @Override
    protected void beforeExecute(Thread thread, Runnable task) {
      running++; // expect: non-atomic-update
    }
  }
}
