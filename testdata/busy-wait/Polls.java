package shop.polls;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class Polls {
  private final AtomicInteger pending = new AtomicInteger();
  private final AtomicBoolean spin = new AtomicBoolean();
  private final ReentrantLock lock = new ReentrantLock();
  private final Semaphore permits = new Semaphore(1);
  private volatile boolean running;
  private boolean plain;
  private volatile boolean stop;

  public void start() {
    running = true;
    plain = true;
    pending.incrementAndGet();
  }

  public boolean isRunning() {
    return running;
  }

  public void forFlag() {
    while (!running) {} // expect: busy-wait
  }

  public void forPlainFlag() {
    while (!plain) { // expect: busy-wait
      Thread.onSpinWait();
    }
  }

  public void forCount() throws InterruptedException {
    do { // expect: busy-wait
      Thread.sleep(5);
    } while (pending.get() > 0);
  }

  public void throughGetter() throws InterruptedException {
    while (!isRunning()) { // expect: busy-wait
      Thread.sleep(5);
    }
  }

  public void leaving() {
    for (; ; ) { // expect: busy-wait
      if (running) {
        break;
      }
      Thread.yield();
    }
  }

  public void forFuture(Future<String> answer) {
    while (!answer.isDone()) { // expect: busy-wait
      LockSupport.parkNanos(1000);
    }
  }

  public void forPool(ExecutorService pool) {
    while (!pool.isTerminated()) { // expect: busy-wait
      try {
        Thread.sleep(10);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  public void forThread(Thread worker) throws InterruptedException {
    while (worker.isAlive()) { // expect: busy-wait
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  public void forLatch(CountDownLatch latch) throws InterruptedException {
    long end = System.nanoTime() + 1000;
    while (latch.getCount() > 0 && System.nanoTime() < end) { // expect: busy-wait
      Thread.sleep(1);
    }
  }

  public String forItem(BlockingQueue<String> queue) throws InterruptedException {
    String item = queue.poll();
    while (item == null) { // expect: busy-wait
      Thread.sleep(1);
      item = queue.poll();
    }
    return item;
  }

  public void forLock() {
    while (!lock.tryLock()) { // expect: busy-wait
      Thread.yield();
    }
    lock.unlock();
  }

  public void forPermit() throws InterruptedException {
    while (!permits.tryAcquire()) { // expect: busy-wait
      Thread.sleep(1);
    }
    permits.release();
  }

  public void forFile(Path file) throws InterruptedException {
    while (!Files.exists(file)) {
      Thread.sleep(10);
    }
  }

  public void worker(Runnable step) throws InterruptedException {
    while (running) {
      step.run();
      Thread.sleep(10);
    }
  }

  public void cas() {
    while (!spin.compareAndSet(false, true)) {
      Thread.onSpinWait();
    }
  }

  public boolean bounded() {
    for (int i = 0; i < 100 && !running; i++) {
      Thread.onSpinWait();
    }
    return running;
  }

  public void interrupted() throws InterruptedException {
    while (!Thread.currentThread().isInterrupted()) {
      Thread.sleep(10);
    }
  }

  public synchronized void waiting() throws InterruptedException {
    while (!plain) {
      wait();
    }
  }

  public void timed(CountDownLatch latch) throws InterruptedException {
    while (!latch.await(1, TimeUnit.SECONDS)) {
      System.out.println("still waiting");
    }
  }

  public void progress(Future<String> answer) throws InterruptedException {
    while (!answer.isDone()) {
      System.out.println("working");
      Thread.sleep(100);
    }
  }

  public void remote(Remote job) throws InterruptedException {
    while (!job.finished()) {
      Thread.sleep(100);
    }
  }

  public void local() {
    boolean more = true;
    int n = 0;
    while (more) {
      n++;
      more = n < 10;
    }
  }

  interface Remote {
    boolean finished();
  }

  static final class Node {
    private Node next;
    private boolean tail;

    boolean isTail() {
      return tail;
    }

    void link(Node other) {
      next = other;
      tail = false;
      other.tail = true;
    }

    Node last() {
      Node at = this;
      while (!at.isTail()) {
        at = at.next;
      }
      return at;
    }
  }

  static final class Tree {
    private Tree parent;

    Tree parent() {
      return parent;
    }

    void adopt(Tree child) {
      child.parent = this;
    }

    Tree root() {
      Tree at = this;
      while (at.parent() != null) {
        at = at.parent();
      }
      return at;
    }
  }
}
