// a wait behind helpers that only callers under the lock use
package berth.deeper;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;

public final class Deeper {
  interface Store {
    CompletableFuture<String> save(String entry);
  }

  private final ReentrantLock lock = new ReentrantLock();
  private final List<String> done = new ArrayList<>();
  private final Store store;

  Deeper(Store store) {
    this.store = store;
  }

  public String free(String entry) {
    return saveNow(entry);
  }

  public void underMonitor(String entry) {
    synchronized (done) {
      keep(entry); // expect: lock-held-across-async
    }
  }

  private void keep(String entry) {
    done.add(saveNow(entry));
  }

  public void underLock(String entry) {
    lock.lock();
    try {
      first(entry); // expect: lock-held-across-async
    } finally {
      lock.unlock();
    }
  }

  private void first(String entry) {
    second(entry);
  }

  private void second(String entry) {
    saveNow(entry);
  }

  private String saveNow(String entry) {
    return store.save(entry).join();
  }

  public void own(String entry) {
    synchronized (store) {
      toldInside(entry);
    }
  }

  private void toldInside(String entry) {
    synchronized (store) {
      saveNow(entry); // expect: lock-held-across-async
    }
  }

  public void all(List<String> entries) {
    synchronized (this) {
      entries.forEach(this::push);
    }
  }

  private void push(String entry) {
    store.save(entry).join(); // expect: lock-held-across-async
  }

  public void after(String entry) {
    String saved = saveNow(entry);
    synchronized (done) {
      done.add(saved);
    }
  }
}
