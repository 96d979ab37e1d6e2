// a lock that is taken in one case of a switch and given back in another: the caller's order tells
package pier.gates;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Switched {
  private final Lock lock = new ReentrantLock();
  private final ReentrantLock other = new ReentrantLock();

  long run(int operation) {
    switch (operation) {
      case 1:
        {
          lock.lock(); // maybe: unreleased-lock
          return 1;
        }
      case 2:
        return lock.tryLock() ? 1 : 0; // maybe: unreleased-lock
      case 3:
        {
          lock.unlock();
          return 1;
        }
      default:
        return 0;
    }
  }

  int tell(String operation) {
    return switch (operation) {
      case "take" -> {
        other.lock(); // maybe: unreleased-lock
        yield 1;
      }
      case "give" -> {
        other.unlock();
        yield 1;
      }
      default -> 0;
    };
  }

  void work(int operation) throws InterruptedException {
    switch (operation) {
      case 1:
        try {
          other.lockInterruptibly();
          System.out.println(operation);
        } finally {
          other.unlock(); // expect: unlock-without-lock
        }
        break;
      default:
        break;
    }
  }

  void twice(int operation) {
    other.lock();
    switch (operation) {
      case 1:
        other.unlock();
        break;
      default:
        break;
    }
    other.unlock(); // expect: unlock-without-lock
  }
}
