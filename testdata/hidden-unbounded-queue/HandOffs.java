// essence: a queue between threads that is taken from behind a constructor, a parameter or an accessor
// enable: hidden-unbounded-queue
package fan.handoff;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;

class HandOffs {
  private final BlockingQueue<String> jobs = new PriorityBlockingQueue<>(); // expect: hidden-unbounded-queue
  private final BlockingQueue<String> few = new LinkedBlockingQueue<>(20);

  BlockingQueue<String> jobs() {
    return jobs;
  }

  BlockingQueue<String> few() {
    return few;
  }

  void start(ExecutorService pool) {
    BlockingQueue<String> lines = new LinkedBlockingQueue<>(); // expect: hidden-unbounded-queue
    pool.execute(() -> lines.add("x"));
    pool.execute(new Writer(lines));
  }

  void drained(ExecutorService pool) throws InterruptedException {
    BlockingQueue<String> lines = new LinkedBlockingQueue<>(); // expect: hidden-unbounded-queue
    pool.execute(() -> lines.add("x"));
    drain(lines);
  }

  int polled() {
    BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    lines.add("a");
    return lines.poll().length() + lines.size();
  }

  private static void drain(BlockingQueue<String> lines) throws InterruptedException {
    while (true) {
      System.out.println(lines.take());
    }
  }

  static class Worker {
    String next(HandOffs offs) throws InterruptedException {
      return offs.jobs().poll(1, TimeUnit.SECONDS) + offs.few().take();
    }
  }

  static class Writer implements Runnable {
    private final BlockingQueue<String> in;

    Writer(BlockingQueue<String> in) {
      this.in = in;
    }

    @Override
    public void run() {
      try {
        drain(in);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
