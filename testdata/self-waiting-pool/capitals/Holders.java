// release: 21
package harbour.capitals.a;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public interface Holders {
  ExecutorService IO = Executors.newFixedThreadPool(4);
  Object LOCK = new Object();
  Lock GATE = new ReentrantLock();
  ExecutorService EX = Executors.newVirtualThreadPerTaskExecutor();

  final class In {
    public static final ExecutorService CPU = Executors.newFixedThreadPool(2);
    public static final Object M = new Object();
    private In() {}
  }
}
