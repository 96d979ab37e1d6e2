package shop.ledger;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class Ledger {
  private final ReentrantLock lock = new ReentrantLock();
  private final ReadWriteLock rw = new ReentrantReadWriteLock();
  private final Lock read = rw.readLock();
  private final StampedLock stamped = new StampedLock();
  private final Semaphore permits = new Semaphore(4);
  private final List<String> lines = new ArrayList<>();
  private int count;

  public void load(Source source) throws IOException {
    lock.lock(); // expect: unreleased-lock
    lines.addAll(source.lines());
    lock.unlock();
  }

  public int earlyReturn(boolean quick) {
    lock.lock(); // expect: unreleased-lock
    if (quick) {
      return count;
    }
    lock.unlock();
    return count + 1;
  }

  public int throwInBetween(int n) {
    lock.lock(); // expect: unreleased-lock
    if (n < 0) {
      throw new IllegalArgumentException();
    }
    count += n;
    lock.unlock();
    return count;
  }

  public String writeHalf(Callable<String> work) throws Exception {
    rw.writeLock().lock(); // expect: unreleased-lock
    String result = work.call();
    rw.writeLock().unlock();
    return result;
  }

  public String readHalfInField(Callable<String> work) throws Exception {
    read.lock(); // expect: unreleased-lock
    String result = work.call();
    read.unlock();
    return result;
  }

  public String stamp(Callable<String> work) throws Exception {
    long stamp = stamped.writeLock(); // expect: unreleased-lock
    String result = work.call();
    stamped.unlockWrite(stamp);
    return result;
  }

  public boolean tried(Callable<String> work) throws Exception {
    if (lock.tryLock(1, TimeUnit.SECONDS)) { // expect: unreleased-lock
      work.call();
      lock.unlock();
      return true;
    }
    return false;
  }

  public boolean triedInVariable(Callable<String> work) throws Exception {
    boolean got = permits.tryAcquire(); // expect: unreleased-lock
    if (!got) {
      return false;
    }
    work.call();
    permits.release();
    return true;
  }

  public void inLoop(List<Callable<String>> works) throws Exception {
    for (Callable<String> work : works) {
      permits.acquire(); // expect: unreleased-lock
      work.call();
      permits.release();
    }
  }

  public void narrowCatch(Source source) {
    lock.lock(); // expect: unreleased-lock
    try {
      lines.addAll(source.lines());
      lock.unlock();
    } catch (IOException e) {
      lock.unlock();
    }
  }

  public void gapBeforeTry(Source source) throws IOException {
    lock.lock(); // expect: unreleased-lock
    source.open();
    try {
      lines.addAll(source.lines());
    } finally {
      lock.unlock();
    }
  }

  public void trivial() {
    lock.lock();
    count++;
    lock.unlock();
  }

  public void inFinally(Source source) throws IOException {
    lock.lock();
    try {
      lines.addAll(source.lines());
    } finally {
      lock.unlock();
    }
  }

  public void firstInTry(Source source) throws IOException {
    try {
      lock.lock();
      lines.addAll(source.lines());
    } finally {
      lock.unlock();
    }
  }

  public void conditional(Source source, boolean needed) throws IOException {
    if (needed) {
      lock.lock();
    }
    try {
      lines.addAll(source.lines()); // maybe: inconsistent-sync
    } finally {
      if (needed) {
        lock.unlock();
      }
    }
  }

  public void byOwner(Source source) throws IOException {
    lock.lock();
    try {
      lines.addAll(source.lines());
    } finally {
      if (lock.isHeldByCurrentThread()) {
        lock.unlock();
      }
    }
  }

  public void byHelper(Source source) throws IOException {
    lock.lock();
    try {
      lines.addAll(source.lines());
    } finally {
      release();
    }
  }

  private void release() {
    count++;
    lock.unlock();
  }

  public void begin() {
    lock.lock();
    count++;
  }

  public void end() {
    lock.unlock();
  }

  public Runnable handle() {
    lock.lock();
    return lock::unlock;
  }

  public int stampTested(Callable<Integer> work) throws Exception {
    long stamp = stamped.tryReadLock();
    if (stamp == 0) {
      return 0;
    }
    try {
      return work.call();
    } finally {
      stamped.unlockRead(stamp);
    }
  }

  public int catchAll(Source source) {
    lock.lock();
    try {
      lines.addAll(source.lines());
    } catch (Throwable e) {
      lock.unlock();
      return 0;
    }
    lock.unlock();
    return count;
  }

  public void retry(Source source) throws Exception {
    boolean entered = false;
    while (!entered) {
      entered = lock.tryLock(10, TimeUnit.MILLISECONDS);
    }
    try {
      lines.addAll(source.lines());
    } finally {
      lock.unlock();
    }
  }

  public void local(Source source) throws IOException {
    Lock own = this.lock;
    own.lock();
    try {
      lines.addAll(source.lines());
    } finally {
      this.lock.unlock();
    }
  }

  interface Source {
    void open() throws IOException;

    List<String> lines() throws IOException;
  }

  static final class Forgotten {
    private final ReentrantLock gate = new ReentrantLock();
    private int n;

    void enter() {
      gate.lock(); // expect: unreleased-lock
      n++;
    }
  }

  static final class Scope implements AutoCloseable {
    private final ReentrantLock gate = new ReentrantLock();

    Scope() {
      gate.lock();
    }

    @Override
    public void close() {
      gate.unlock();
    }
  }

  static final class Budget {
    private final Semaphore budget = new Semaphore(9);
    private boolean full;

    boolean reserve(Runnable work) throws InterruptedException {
      budget.acquire();
      if (full) {
        budget.release();
        return false;
      }
      work.run();
      return true;
    }

    void giveBack() {
      budget.release();
    }
  }
}
