// between a try and its lock, and behind an unlock, things that do not throw
package acme.unlock;

import io.reactivex.rxjava3.core.Flowable;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import vendor.tree.NodeEvent;

class Harmless {
  private static final Logger LOG = LoggerFactory.getLogger(Harmless.class);
  private final Lock lock = new ReentrantLock();
  private final StampedLock stamps = new StampedLock();
  private int nodes;

  void changed(NodeEvent event) {
    try {
      LOG.info("changed: " + event.getType());
      lock.lock();
      nodes++;
    } finally {
      lock.unlock();
    }
  }

  void changedUnknown(NodeEvent event) {
    try {
      String name = event.getType().toString();
      lock.lock();
      nodes += name.length();
    } finally {
      lock.unlock(); // expect: unlock-without-lock
    }
  }

  void changedDeep(NodeEvent event) {
    lock.lock(); // expect: unreleased-lock
    LOG.info("changed: " + event.getType().length());
    try {
      nodes++;
    } finally {
      lock.unlock();
    }
  }

  Flowable<Integer> publish(NodeEvent event) {
    long stamp = stamps.readLock();
    try {
      if (nodes == 0) {
        stamps.unlockRead(stamp);
        return Flowable.empty();
      }
      return event.flow(nodes).doFinally(() -> stamps.unlockRead(stamp)); // maybe: lock-held-across-async
    } catch (Throwable t) {
      stamps.unlockRead(stamp);
      throw t;
    }
  }

  Flowable<Integer> publishTwice(NodeEvent event) {
    long stamp = stamps.readLock();
    try {
      if (nodes == 0) {
        stamps.unlockRead(stamp);
        return event.flow(0);
      }
      return event.flow(nodes).doFinally(() -> stamps.unlockRead(stamp)); // maybe: lock-held-across-async
    } catch (Throwable t) {
      stamps.unlockRead(stamp); // expect: unlock-without-lock
      throw t;
    }
  }
}
