// release: 21
package quay.shapes.start;

import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

class OtherShapes {
  static final class Tables {
    static final List<Integer> SQUARES = IntStream.range(0, 100).parallel().map(i -> square(i)).boxed().toList(); // expect: thread-in-static-init

    private static int square(int i) {
      return i * i;
    }
  }

  static final class Awaited {
    static final String NAME;

    static {
      try {
        NAME = CompletableFuture.supplyAsync(Awaited::load).get(); // expect: thread-in-static-init
      } catch (InterruptedException | ExecutionException e) { // maybe: swallowed-interrupt
        throw new ExceptionInInitializerError(e);
      }
    }

    private static String load() {
      return "x";
    }
  }

  static final class ViaHelper {
    static final Thread POLLER = start();

    private static Thread start() {
      Thread t = new Thread(ViaHelper::poll);
      t.start(); // expect: thread-in-static-init
      return t;
    }

    private static void poll() {}
  }

  static final class Quiet {
    static final ExecutorService POOL = Executors.newCachedThreadPool();
    static final List<Integer> ONES = IntStream.range(0, 3).map(i -> i * 2).boxed().toList();
  }

  enum Mode {
    A;

    static final ForkJoinTask<?> TASK = ForkJoinPool.commonPool().submit(() -> System.out.println(A)); // expect: thread-in-static-init
  }

  static class Poller implements Runnable {
    private final Thread thread;
    private int state;

    Poller() {
      thread = new Thread(this, "poller");
      thread.start(); // expect: thread-in-constructor
      state = 1;
    }

    @Override
    public void run() {
      System.out.println(state);
    }
  }

  static class Init {
    private int state;

    {
      CompletableFuture.runAsync(() -> System.out.println(state)); // expect: thread-in-constructor
    }
  }

  static class Deferred {
    private int state;
    private final Runnable starter = () -> new Thread(() -> System.out.println(state)).start();
  }

  static class Begin {
    private int state;

    Begin() {
      begin();
    }

    private void begin() {
      Thread.startVirtualThread(this::loop); // expect: thread-in-constructor
    }

    private void loop() {
      state++;
    }
  }

  static final class Last {
    private final int state;

    Last(ExecutorService pool) {
      state = 2;
      pool.execute(this::loop);
    }

    private void loop() {
      System.out.println(state);
    }
  }
}
