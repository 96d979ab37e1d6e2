// release: 21
package sync.caches;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Caches {
  private static final ThreadLocal<byte[]> BUFFER = ThreadLocal.withInitial(() -> new byte[8192]); // expect: thread-local-on-virtual-thread
  private static final ThreadLocal<SimpleDateFormat> DAY = // expect: thread-local-on-virtual-thread
      ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));
  private static final ThreadLocal<char[]> CHARS = // expect: thread-local-on-virtual-thread
      new ThreadLocal<>() {
        @Override
        protected char[] initialValue() {
          return new char[16 * 1024];
        }
      };
  private static final ThreadLocal<byte[]> SMALL = ThreadLocal.withInitial(() -> new byte[16]);
  private static final ThreadLocal<String> USER = new ThreadLocal<>();
  private static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 0);
  private static final ThreadLocal<byte[]> PLATFORM = ThreadLocal.withInitial(() -> new byte[8192]);
  private static final ThreadLocal<byte[]> UNUSED = ThreadLocal.withInitial(() -> new byte[8192]);

  private final ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor(); // maybe: unclosed-executor
  private final ExecutorService pool = Executors.newFixedThreadPool(4); // maybe: unclosed-executor

  void handle(String user) {
    requests.submit( // maybe: lost-task
        () -> {
          USER.set(user);
          COUNT.set(COUNT.get() + 1);
          System.out.println(SMALL.get().length + USER.get());
          format();
        });
    Thread.startVirtualThread(() -> System.out.println(BUFFER.get().length));
    Thread.ofVirtual().start(this::read);
    pool.submit(() -> PLATFORM.get().length); // maybe: lost-task
  }

  private void format() {
    System.out.println(DAY.get().format(new Date()));
  }

  private void read() {
    System.out.println(CHARS.get().length);
  }

  static int direct() {
    return UNUSED.get().length;
  }
}
