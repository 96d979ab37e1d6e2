package start.early;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

final class Starts {
  static class Reference {
    private final Thread worker;

    Reference() {
      worker = new Thread(this::loop, "loop");
      worker.start(); // expect: thread-in-constructor
    }

    void loop() {}
  }

  static class Capturing {
    private final ExecutorService pool = Executors.newSingleThreadExecutor(); // maybe: unclosed-executor
    private int count;

    Capturing() {
      pool.submit(() -> count++); // expect: thread-in-constructor
    }
  }

  static class Anonymous {
    Anonymous() {
      new Thread() {
        @Override
        public void run() {
          tick();
        }
      }.start(); // expect: thread-in-constructor
    }

    void tick() {}
  }

  static class Itself extends Thread {
    Itself(String name) {
      super(name);
      start(); // expect: thread-in-constructor
    }

    @Override
    public void run() {}
  }

  static class AsRunnable implements Runnable {
    AsRunnable() {
      Thread t = new Thread(this);
      t.setDaemon(true);
      t.start(); // expect: thread-in-constructor
    }

    @Override
    public void run() {}
  }

  static class Scheduled {
    Scheduled(ScheduledExecutorService clock) {
      clock.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS); // expect: thread-in-constructor
    }

    void tick() {}
  }

  static class InHelper {
    private final Thread worker = new Thread(this::loop);

    InHelper() {
      begin();
    }

    private void begin() {
      worker.start(); // expect: thread-in-constructor
    }

    private void loop() {}
  }

  static class InField {
    private final CompletableFuture<String> loading = CompletableFuture.supplyAsync(this::load); // expect: thread-in-constructor

    String load() {
      return "x";
    }
  }

  static class InBlock {
    {
      Thread.startVirtualThread(() -> tick()); // expect: thread-in-constructor
    }

    void tick() {}
  }

  static class Given {
    Given(ExecutorService pool) {
      pool.execute(new Job(this)); // expect: thread-in-constructor
    }
  }

  record Job(Object owner) implements Runnable {
    @Override
    public void run() {}
  }

  static final class FinalButEarly {
    private final Thread worker;
    private String name;

    FinalButEarly() {
      worker = new Thread(this::loop);
      worker.start(); // expect: thread-in-constructor
      name = "late";
    }

    void loop() {
      System.out.println(name);
    }
  }

  static class WithTimer {
    private final Timer timer = new Timer(); // maybe: legacy-async-api; maybe: unclosed-executor
    private int ticks;

    WithTimer() {
      timer.schedule( // expect: thread-in-constructor
          new TimerTask() {
            @Override
            public void run() {
              ticks++;
            }
          },
          10);
    }
  }

  // -- silent

  static final class FinalAndLast {
    private final Thread worker;

    FinalAndLast() {
      worker = new Thread(this::loop);
      worker.start();
    }

    void loop() {}
  }

  static class PrivateConstructor {
    private final Thread worker;

    private PrivateConstructor() {
      worker = new Thread(this::loop);
      worker.start();
    }

    void loop() {}
  }

  static class Unrelated {
    private final String name;

    Unrelated(String name, ExecutorService pool) {
      this.name = name;
      pool.submit(() -> System.out.println(name));
      new Thread(Starts::hello).start();
      new Thread(
              new Runnable() {
                @Override
                public void run() {
                  hello();
                }
              })
          .start();
      pool.execute(new Job("x"));
    }
  }

  static class Later {
    private final Thread worker = new Thread(this::loop);
    private final Runnable starter;

    Later(ExecutorService pool) {
      starter = () -> pool.submit(this::loop);
      Runtime.getRuntime().addShutdownHook(new Thread(this::loop));
    }

    void start() {
      worker.start();
    }

    static Later create(ExecutorService pool) {
      Later made = new Later(pool);
      made.start();
      return made;
    }

    void loop() {}
  }

  static void hello() {}
}
