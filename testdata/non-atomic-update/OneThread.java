// counters that one thread only writes: it asks for it, is handed to it, or has an object of its own
package ferry.counts;

import io.netty.util.concurrent.EventExecutor;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicReference;
import org.example.unseen.Mappers;

class OneThread {
  static class Pipe {
    private final EventExecutor executor;
    private volatile int size;
    private volatile int requested;
    private volatile int seen;

    Pipe(EventExecutor executor) {
      this.executor = executor;
    }

    void push(String text) {
      if (executor.inEventLoop()) {
        doPush(text);
      } else {
        executor.execute(() -> doPush(text));
      }
    }

    void close() {
      if (executor.inEventLoop()) {
        doClose();
      } else {
        executor.execute(this::doClose);
      }
    }

    void request(int n) {
      if (!executor.inEventLoop()) {
        executor.execute(() -> request(n));
        return;
      }
      requested += n;
    }

    void look() {
      seen++; // expect: non-atomic-update
      doLook();
    }

    private void doLook() {
      seen--; // expect: non-atomic-update
    }

    private void doPush(String text) {
      size++;
      text.strip();
    }

    private void doClose() {
      size--;
    }
  }

  static class Owned {
    private volatile Thread owner;
    private volatile long bytes;

    void publish(long more) {
      if (Thread.currentThread() != owner) {
        return;
      }
      bytes += more;
    }

    void leak(long more) {
      if (Thread.currentThread() == owner) {
        return;
      }
      bytes += more; // expect: non-atomic-update
    }
  }

  static class Statistics {
    private static final ThreadLocal<Counts> COUNTS = new ThreadLocal<>();
    private final Map<Thread, String> paths = new ConcurrentHashMap<>();
    private final Counts all = new Counts();

    void read(int n) {
      counts().reads += n;
    }

    void readAll(int n) {
      all.reads += n; // expect: non-atomic-update
    }

    void path(String name) {
      String before = paths.get(Thread.currentThread());
      paths.put(Thread.currentThread(), before + name);
    }

    private static Counts counts() {
      Counts counts = COUNTS.get();
      if (counts == null) {
        counts = new Counts();
        COUNTS.set(counts);
      }
      return counts;
    }
  }

  static class Counts {
    private volatile int reads;
    private volatile int sums;

    void add(Counts other) {
      sums += other.sums;
    }

    static Counts sum(Counts one, Counts two) {
      Counts sum = new Counts();
      sum.add(one);
      sum.add(two);
      return sum;
    }
  }

  /** Progress of a task that runs once at a time; another thread only reads it. */
  static class Build implements Callable<Integer> {
    private volatile int built;
    private volatile int asked;

    @Override
    public Integer call() {
      for (int i = 0; i < 10; i++) {
        build();
      }
      return built;
    }

    private void build() {
      built++;
    }

    int built() {
      asked++; // expect: non-atomic-update
      return built;
    }
  }

  /** Nobody tells whether a library runs the function at once. */
  static String decorate(Mappers mappers, String first) {
    AtomicReference<String> text = new AtomicReference<>(first);
    mappers.sorted().forEach(m -> text.set(m + text.get()));
    return text.get();
  }

  /** A map that each thread has of its own, though a reader looks at all of them. */
  static class Rates {
    private final ThreadLocal<ConcurrentMap<String, Counts>> local = new ThreadLocal<>();
    private final ConcurrentMap<String, Counts> shared = new ConcurrentHashMap<>();

    void add(String name) {
      ConcurrentMap<String, Counts> stats = local.get();
      if (stats == null) {
        stats = new ConcurrentHashMap<>();
        local.set(stats);
      }
      Counts count = stats.get(name);
      if (count == null) {
        count = new Counts();
        stats.put(name, count);
      }
    }

    void addShared(String name) {
      Counts count = shared.get(name);
      if (count == null) {
        count = new Counts();
        shared.put(name, count); // expect: non-atomic-update
      }
    }
  }

  /** A cell that the caller lends. */
  static void close(AtomicReference<Object> scope) {
    Object span = scope.get();
    if (span != null) {
      scope.set(span.toString());
    }
  }

  /** Many visitors, all of them called under one lock. */
  static class Visited {
    private final Counts root = new Counts();

    interface Visitor {
      int accept(Counts each);
    }

    private synchronized int visit(Visitor visitor) {
      return visitor.accept(root);
    }

    int sum1() {
      return visit(
          new Visitor() {
            private final Counts all = new Counts();

            @Override
            public int accept(Counts each) {
              all.add(each);
              return all.sums + 1;
            }
          });
    }

    int sum2() {
      return visit(
          new Visitor() {
            private final Counts all = new Counts();

            @Override
            public int accept(Counts each) {
              all.add(each);
              return all.sums + 2;
            }
          });
    }

    int sum3() {
      return visit(
          new Visitor() {
            private final Counts all = new Counts();

            @Override
            public int accept(Counts each) {
              all.add(each);
              return all.sums + 3;
            }
          });
    }

    int sum4() {
      return visit(
          new Visitor() {
            private final Counts all = new Counts();

            @Override
            public int accept(Counts each) {
              all.add(each);
              return all.sums + 4;
            }
          });
    }

    int sum5() {
      return visit(
          new Visitor() {
            private final Counts all = new Counts();

            @Override
            public int accept(Counts each) {
              all.add(each);
              return all.sums + 5;
            }
          });
    }

    int sum6() {
      return visit(
          new Visitor() {
            private final Counts all = new Counts();

            @Override
            public int accept(Counts each) {
              all.add(each);
              return all.sums + 6;
            }
          });
    }

    int sum7() {
      return visit(
          new Visitor() {
            private final Counts all = new Counts();

            @Override
            public int accept(Counts each) {
              all.add(each);
              return all.sums + 7;
            }
          });
    }

    int sum8() {
      return visit(
          new Visitor() {
            private final Counts all = new Counts();

            @Override
            public int accept(Counts each) {
              all.add(each);
              return all.sums + 8;
            }
          });
    }

    int sum9() {
      return visit(
          new Visitor() {
            private final Counts all = new Counts();

            @Override
            public int accept(Counts each) {
              all.add(each);
              return all.sums + 9;
            }
          });
    }
  }
}
