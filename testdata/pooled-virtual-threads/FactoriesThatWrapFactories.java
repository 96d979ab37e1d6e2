import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Factories made from each other: what makes the thread in the end is not always to be told. */
class FactoriesThatWrapFactories {
  static ThreadFactory named(ThreadFactory inner, String name) {
    return new ThreadFactory() {
      @Override
      public Thread newThread(Runnable task) {
        return inner.newThread(task);
      }
    };
  }

  static ThreadFactory twice(ThreadFactory inner) {
    return named(named(inner, "inner"), "outer");
  }

  ExecutorService again(ThreadFactory given) {
    return Executors.newFixedThreadPool(4, twice(given));
  }

  static ThreadFactory counted(ThreadFactory inner) {
    return task -> inner.newThread(task);
  }

  ExecutorService virtual() {
    return Executors.newFixedThreadPool(4, counted(Thread.ofVirtual().factory())); // expect: pooled-virtual-threads
  }

  static class Numbered implements ThreadFactory {
    private int next;

    @Override
    public Thread newThread(Runnable task) {
      return newThread(task, "worker-" + next++);
    }

    Thread newThread(Runnable task, String name) {
      return new Thread(task, name);
    }
  }

  ExecutorService numbered() {
    return Executors.newFixedThreadPool(4, new Numbered());
  }
}
