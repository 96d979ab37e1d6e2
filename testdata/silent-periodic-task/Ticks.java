package sandbox.ticks;

import io.netty.channel.EventLoop;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class Ticks {
  interface Source {
    void reload();

    void read() throws java.io.IOException;
  }

  private final AtomicInteger ticks = new AtomicInteger();
  private final ScheduledExecutorService clock;
  private final Source source;
  private final Runnable stored = this::refresh;
  private ScheduledFuture<?> watched;

  Ticks(ScheduledExecutorService clock, Source source) {
    this.clock = clock;
    this.source = source;
  }

  private void refresh() {
    source.reload();
  }

  private void careful() {
    try {
      source.reload();
    } catch (Throwable t) {
      System.err.println(t);
    }
  }

  private Runnable safely(Runnable task) {
    return () -> {
      try {
        task.run();
      } catch (RuntimeException e) {
        System.err.println(e);
      }
    };
  }

  void silent(Timer timer, EventLoop loop) {
    clock.scheduleAtFixedRate(this::refresh, 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    clock.scheduleWithFixedDelay(stored, 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    loop.scheduleAtFixedRate(() -> source.reload(), 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
    timer.schedule(new TimerTask() { // expect: silent-periodic-task
      @Override
      public void run() {
        source.reload();
      }
    }, 100, 100);
    clock.scheduleAtFixedRate(() -> { // expect: silent-periodic-task
      try {
        source.read();
      } catch (java.io.IOException e) {
        System.err.println(e);
      }
    }, 1, 1, TimeUnit.SECONDS);
    clock.scheduleAtFixedRate(() -> { // expect: silent-periodic-task
      try {
        source.reload();
      } catch (RuntimeException e) {
        System.err.println(e);
        throw e;
      }
    }, 1, 1, TimeUnit.SECONDS);
  }

  void fine(Runnable given) throws Exception {
    clock.scheduleAtFixedRate(this::careful, 1, 1, TimeUnit.SECONDS);
    clock.scheduleAtFixedRate(safely(this::refresh), 1, 1, TimeUnit.SECONDS);
    clock.scheduleAtFixedRate(() -> ticks.incrementAndGet(), 1, 1, TimeUnit.SECONDS);
    clock.scheduleAtFixedRate(() -> System.out.println("tick"), 1, 1, TimeUnit.SECONDS);
    clock.scheduleAtFixedRate(given, 1, 1, TimeUnit.SECONDS);
    watched = clock.scheduleAtFixedRate(this::refresh, 1, 1, TimeUnit.SECONDS);
    watched.get();
  }
}
