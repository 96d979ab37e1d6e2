package quay.switched;

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Switched {
  enum Tide {
    HIGH,
    LOW
  }

  private final ReentrantReadWriteLock gates = new ReentrantReadWriteLock();

  public void twice(Tide tide, Runnable work) {
    switch (tide) {
      case HIGH -> gates.readLock().lock();
      case LOW -> gates.writeLock().lock();
    }
    try {
      work.run();
    } finally {
      switch (tide) {
        case HIGH -> gates.readLock().unlock();
        case LOW -> gates.writeLock().unlock();
      }
    }
  }
}
