// writes that no other thread can split, beside those that one can
package mill.wheels;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

class LoneWriters {
  static class CountedStream extends OutputStream {
    private final OutputStream out;
    private final Meter meter;
    private volatile long count;
    private static volatile long all;

    CountedStream(OutputStream out, Meter meter) {
      this.out = out;
      this.meter = meter;
    }

    @Override
    public void write(int b) throws IOException {
      out.write(b);
      count++;
      all++; // expect: non-atomic-update
      meter.written++; // expect: non-atomic-update
    }

    long count() {
      return count;
    }
  }

  static class Meter {
    volatile long written;

    void more() {
      written++; // expect: non-atomic-update
    }
  }

  static class Slots implements Iterator<String> {
    private final List<String> names;
    private volatile int at = -1;

    Slots(List<String> names) {
      this.names = names;
    }

    @Override
    public boolean hasNext() {
      return at + 1 < names.size();
    }

    @Override
    public String next() {
      return names.get(++at);
    }
  }

  static class Sizes extends SimpleFileVisitor<Path> {
    private volatile long size;

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      size += attributes.size();
      return FileVisitResult.CONTINUE;
    }

    long size() {
      return size;
    }
  }

  static class Evictor {
    private final Map<String, Integer> seen = new ConcurrentHashMap<>();
    private final Map<String, Integer> shared = new ConcurrentHashMap<>();
    private volatile int percent = 100;
    private volatile int hits;
    private final Sweeper sweeper = new Sweeper();

    void start() {
      sweeper.start();
    }

    void touch(String name) {
      shared.remove(name);
      hits++; // expect: non-atomic-update
    }

    int seen(String name) {
      return seen.getOrDefault(name, percent);
    }

    private class Sweeper extends Thread {
      @Override
      public void run() {
        while (!isInterrupted()) {
          percent -= 1;
          percent = Math.max(1, percent);
          hits += 1; // expect: non-atomic-update
          note("a");
        }
      }

      private void note(String name) {
        if (seen.get(name) == null) {
          seen.put(name, 1);
        }
        if (shared.get(name) == null) {
          shared.put(name, 1); // expect: non-atomic-update
        }
      }
    }
  }

  static class Evictors {
    private volatile int percent = 100;

    void start() {
      new Sweeper().start();
    }

    private class Sweeper extends Thread {
      @Override
      public void run() {
        percent -= 1; // expect: non-atomic-update
      }
    }
  }

  static class Reconnect {
    private final AtomicBoolean busy = new AtomicBoolean();
    private final ScheduledExecutorService timer;
    private final Meter meter;
    private volatile int attempts;

    Reconnect(ScheduledExecutorService timer, Meter meter) {
      this.timer = timer;
      this.meter = meter;
    }

    void schedule() {
      if (timer.isShutdown() || !busy.compareAndSet(false, true)) {
        return;
      }
      attempts++;
      meter.written++; // expect: non-atomic-update
      next();
      timer.schedule(() -> busy.set(false), attempts, TimeUnit.SECONDS); // maybe: lost-task
    }

    private void next() {
      attempts += 2;
    }

    void failed() {
      if (busy.get()) {
        attempts++; // expect: non-atomic-update
      }
    }
  }

  static class Usage {
    private static volatile int usages;
    private volatile int used;

    void init() {
      used += 1;
      usages++; // expect: non-atomic-update
    }

    void use() {
      used += 1; // expect: non-atomic-update
    }

    Usage more(int by) {
      used += by; // expect: non-atomic-update
      return this;
    }
  }
}
