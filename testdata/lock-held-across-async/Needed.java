package quay.needed;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

public class Needed {
  private final ReentrantLock lock = new ReentrantLock();
  private final List<String> ships = new ArrayList<>();
  private final ExecutorService crew;

  public Needed(ExecutorService crew) {
    this.crew = crew;
  }

  public synchronized int monitor() {
    return CompletableFuture.supplyAsync(this::count, crew).join(); // expect: lock-held-across-async
  }

  public synchronized int count() {
    return ships.size();
  }

  public void submitted(String ship) throws ExecutionException, InterruptedException {
    lock.lock();
    try {
      Future<?> added = crew.submit(() -> add(ship));
      added.get(); // expect: lock-held-across-async
    } finally {
      lock.unlock();
    }
  }

  private void add(String ship) {
    lock.lock();
    try {
      ships.add(ship); // maybe: inconsistent-sync
    } finally {
      lock.unlock();
    }
  }

  public synchronized int other(String ship) {
    return CompletableFuture.supplyAsync(() -> ship.length(), crew).join(); // expect: lock-held-across-async
  }
}
