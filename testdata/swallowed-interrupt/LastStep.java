// the clause ends the thread although a method that it only calls last holds it
package acme.threads;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;

public class LastStep {
  private final BlockingQueue<String> lines;
  private boolean drained;

  public LastStep(BlockingQueue<String> lines) {
    this.lines = lines;
  }

  public Thread start() {
    Thread thread = new Thread(() -> drain(), "drain");
    thread.start();
    return thread;
  }

  private void drain() {
    try {
      while (true) {
        System.out.println(lines.take());
      }
    } catch (InterruptedException e) {
      System.out.println("drained");
    }
  }

  public Thread startMore() {
    Thread thread =
        new Thread(
            () -> {
              first();
              lines.clear();
            });
    thread.start();
    return thread;
  }

  private void first() {
    try {
      System.out.println(lines.take());
    } catch (InterruptedException e) { // expect: swallowed-interrupt
      drained = true;
    }
  }

  public void both(ExecutorService pool) {
    Thread thread = new Thread(() -> shared());
    thread.start();
    shared();
  }

  private void shared() {
    try {
      System.out.println(lines.take() + drained);
    } catch (InterruptedException e) { // expect: swallowed-interrupt
      System.out.println("stopped");
    }
  }

  static class Pump extends Thread {
    private final BlockingQueue<String> lines;

    Pump(BlockingQueue<String> lines) {
      this.lines = lines;
    }

    @Override
    public void run() {
      while (!isInterrupted()) {
        once();
      }
    }

    private void once() {
      try {
        System.out.println(lines.take());
      } catch (InterruptedException e) { // expect: swallowed-interrupt
        System.out.println("again");
      }
    }
  }
}
