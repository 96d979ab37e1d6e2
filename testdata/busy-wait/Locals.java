package quay.locals;

import java.util.concurrent.BlockingDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

public class Locals {
  public void flag(ExecutorService crew) throws InterruptedException {
    AtomicBoolean moored = new AtomicBoolean();
    crew.execute(() -> moored.set(true));
    while (!moored.get()) { // expect: busy-wait
      Thread.sleep(10);
    }
  }

  public String answer(ExecutorService crew) {
    AtomicReference<String> answer = new AtomicReference<>();
    crew.execute(() -> answer.set("aye"));
    while (answer.get() == null) { // expect: busy-wait
      Thread.onSpinWait();
    }
    return answer.get();
  }

  public void count(ExecutorService crew, int ships) throws InterruptedException {
    AtomicInteger moored = new AtomicInteger();
    for (int i = 0; i < ships; i++) {
      crew.execute(moored::incrementAndGet);
      crew.execute(() -> moored.incrementAndGet());
    }
    while (moored.get() < ships) { // expect: busy-wait
      Thread.sleep(10);
    }
  }

  public int own(int ships) {
    AtomicInteger moored = new AtomicInteger();
    while (moored.get() < ships) {
      moored.incrementAndGet();
    }
    return moored.get();
  }

  public String front(BlockingDeque<String> hails) {
    String hail = hails.pollFirst();
    while (hail == null) { // expect: busy-wait
      Thread.onSpinWait();
      hail = hails.pollFirst();
    }
    return hail;
  }

  private final AtomicInteger tide = new AtomicInteger();
  private volatile Thread keeper;

  public void turn() {
    tide.set(1);
    LockSupport.unpark(keeper);
  }

  public void parked() {
    keeper = Thread.currentThread();
    while (tide.get() == 0) {
      LockSupport.park(this);
    }
  }
}
