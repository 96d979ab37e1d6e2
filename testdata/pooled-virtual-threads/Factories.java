// release: 21
package fan.factories;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class Factories {
  private static final ThreadFactory VIRTUAL = Thread.ofVirtual().name("v-", 0).factory();
  private static final ThreadFactory PLATFORM = Thread.ofPlatform().daemon().factory();
  private final ThreadFactory own;

  Factories() {
    own = Thread.ofVirtual().factory();
  }

  ExecutorService field() {
    return Executors.newFixedThreadPool(8, VIRTUAL); // expect: pooled-virtual-threads
  }

  ExecutorService ownField() {
    return Executors.newCachedThreadPool(own); // expect: pooled-virtual-threads
  }

  ExecutorService helper() {
    return new ThreadPoolExecutor(1, 8, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(10), factory("x")); // expect: pooled-virtual-threads
  }

  private static ThreadFactory factory(String name) {
    return Thread.ofVirtual().name(name).factory();
  }

  ExecutorService lambda() {
    return Executors.newFixedThreadPool(4, task -> Thread.ofVirtual().unstarted(task)); // expect: pooled-virtual-threads
  }

  ExecutorService named() {
    return Executors.newFixedThreadPool(4, new Named()); // expect: pooled-virtual-threads
  }

  ExecutorService given() {
    return pool(Thread.ofVirtual().factory());
  }

  private static ExecutorService pool(ThreadFactory factory) {
    return Executors.newFixedThreadPool(4, factory); // expect: pooled-virtual-threads
  }

  static final class Named implements ThreadFactory {
    @Override
    public Thread newThread(Runnable task) {
      Thread t = Thread.ofVirtual().name("named").unstarted(task);
      return t;
    }
  }

  static final class Pool extends ThreadPoolExecutor {
    Pool() {
      super(1, 8, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(10), Thread.ofVirtual().factory()); // expect: pooled-virtual-threads
    }
  }

  void silent(ThreadFactory unknown) {
    Executors.newThreadPerTaskExecutor(VIRTUAL).shutdown();
    Executors.newVirtualThreadPerTaskExecutor().shutdown();
    Executors.newFixedThreadPool(4, PLATFORM).shutdown();
    Executors.newFixedThreadPool(4, unknown).shutdown();
    Executors.newFixedThreadPool(4, task -> new Thread(task, "x")).shutdown();
    Executors.newFixedThreadPool(4).shutdown();
    Executors.newSingleThreadExecutor(VIRTUAL).shutdown();
  }
}
