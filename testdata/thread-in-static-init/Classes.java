package start.classes;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

final class Classes {
  static class ParallelLambda {
    static final int SUM =
        IntStream.range(0, 100)
            .parallel() // expect: thread-in-static-init
            .map(i -> i * 2)
            .sum();
  }

  static class ParallelReference {
    static final List<Integer> ALL;

    static {
      ALL = List.of(1, 2, 3).parallelStream().map(ParallelReference::twice).toList(); // expect: thread-in-static-init
    }

    static int twice(int i) {
      return 2 * i;
    }
  }

  static class InHelper {
    static final int SUM = compute();

    private static int compute() {
      return IntStream.range(0, 9).parallel().map(i -> i + 1).sum(); // expect: thread-in-static-init
    }
  }

  static class Joined {
    static final String VALUE = CompletableFuture.supplyAsync(() -> "x").join(); // expect: thread-in-static-init
  }

  static class Latch {
    static {
      CountDownLatch ready = new CountDownLatch(1);
      new Thread(ready::countDown).start();
      try {
        ready.await(); // expect: thread-in-static-init
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  static class ThreadJoined {
    static {
      Thread t = new Thread(() -> System.out.println("x"));
      t.start();
      try {
        t.join(); // expect: thread-in-static-init
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  static class Started {
    private static final Thread CLEANER = new Thread(Started::clean);

    static {
      CLEANER.setDaemon(true);
      CLEANER.start(); // expect: thread-in-static-init
    }

    private static void clean() {}
  }

  static class Launched {
    static final ExecutorService POOL = Executors.newCachedThreadPool();
    static final CompletableFuture<String> WARM =
        CompletableFuture.supplyAsync(() -> "x", POOL); // expect: thread-in-static-init
  }

  static class SetAll {
    static final int[] TABLE = new int[64];

    static {
      Arrays.parallelSetAll(TABLE, i -> i * i); // expect: thread-in-static-init
    }
  }

  // -- silent

  static class Silent {
    static final ExecutorService POOL = Executors.newFixedThreadPool(2);
    static final Thread IDLE = new Thread(Silent::run);
    static final int SUM = IntStream.range(0, 100).map(i -> i * 2).sum();
    static final long COUNT = List.of("a").parallelStream().map(String::strip).count();
    static final Runnable LATER = () -> new Thread(Silent::run).start();
    final int own = IntStream.range(0, 100).parallel().map(i -> i * 2).sum();

    static {
      Runtime.getRuntime().addShutdownHook(new Thread(POOL::shutdown));
    }

    static void run() {
      new Thread(() -> System.out.println("x")).start();
    }

    static final class Holder {
      static final String VALUE = "x";
    }
  }
}
