package a;

import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A variable that is null until its lock is taken tells whether there is something to release. */
class NullUntilTaken {
  static class Chain {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    ReentrantReadWriteLock getLock() {
      return lock;
    }

    List<String> route() {
      return List.of();
    }
  }

  interface Chains {
    Chain pick(String url);
  }

  private volatile Chains chains;
  private final Lock plain = new ReentrantLock();

  List<String> owner(String url) {
    Chain chain = null;
    try {
      if (chains != null) {
        chain = chains.pick(url);
        chain.getLock().readLock().lock();
      }
      return chain == null ? List.of() : chain.route();
    } finally {
      if (chain != null) {
        chain.getLock().readLock().unlock();
      }
    }
  }

  List<String> lockItself(String url) {
    Lock taken = null;
    try {
      if (chains != null) {
        taken = chains.pick(url).getLock().readLock();
        taken.lock();
      }
      return List.of(url);
    } finally {
      if (taken != null) {
        taken.unlock();
      }
    }
  }

  List<String> askedTheWrongWay(String url) {
    Lock taken = null;
    try {
      if (chains != null) {
        taken = plain;
        taken.lock(); // expect: unreleased-lock
      }
      return List.of(url);
    } finally {
      if (taken == null) {
        plain.unlock(); // expect: unlock-without-lock
      }
    }
  }

  String madeAnewUnderTheLock(String url) {
    String known = find(url);
    if (known == null) {
      plain.lock(); // expect: unreleased-lock
      known = find(url.trim());
      plain.unlock();
    }
    return known;
  }

  private String find(String url) {
    if (url.isEmpty()) {
      throw new IllegalArgumentException();
    }
    return chains == null ? null : url;
  }
}
