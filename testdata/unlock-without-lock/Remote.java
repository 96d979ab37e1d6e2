package quay.remote;

import java.util.concurrent.TimeUnit;
import org.redisson.api.RLock;
import org.redisson.api.RedissonClient;

public class Remote {
  private final RedissonClient redis;
  private int berths;

  public Remote(RedissonClient redis) {
    this.redis = redis;
  }

  public void leased(String ship) {
    RLock berth = redis.getLock(ship);
    try {
      berth.lock(10, TimeUnit.SECONDS);
      berths++;
    } finally {
      berth.unlock(); // expect: unlock-without-lock
    }
  }

  public boolean tried(String ship) throws InterruptedException {
    RLock berth = redis.getLock(ship);
    try {
      if (!berth.tryLock(1, 10, TimeUnit.SECONDS)) {
        return false;
      }
      berths++;
      return true;
    } finally {
      berth.unlock(); // expect: unlock-without-lock
    }
  }

  public void before(String ship) {
    RLock berth = redis.getLock(ship);
    berth.lock();
    try {
      berths++;
    } finally {
      berth.unlock();
    }
  }

  public void asked(String ship) {
    RLock berth = redis.getLock(ship);
    try {
      berth.lock();
      berths++;
    } finally {
      if (berth.isLocked() && berth.isHeldByCurrentThread()) {
        berth.unlock();
      }
    }
  }
}
