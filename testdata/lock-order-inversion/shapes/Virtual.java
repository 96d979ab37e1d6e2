package quay.shapes.order;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

class Virtual {
  private static final ThreadLocal<byte[]> BUFFERS = ThreadLocal.withInitial(() -> new byte[8192]); // expect: thread-local-on-virtual-thread

  interface Db {
    Object load(String s);
  }

  record Sleeping(long millis) implements Db {
    @Override
    public synchronized Object load(String s) {
      try {
        Thread.sleep(millis); // maybe: blocking-under-lock
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return s;
    }
  }

  List<Object> all(List<String> ids, Sleeping db) throws Exception {
    try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Object>> found = new ArrayList<>();
      for (String id : ids.subList(0, 4)) {
        found.add(pool.submit(() -> db.load(id))); // expect: blocking-in-virtual-thread
      }
      List<Object> out = new ArrayList<>();
      for (Future<Object> f : found) {
        out.add(f.get());
      }
      return out;
    }
  }

  int buffer() throws Exception {
    Thread t = Thread.ofVirtual().start(() -> fill(BUFFERS.get()));
    t.join();
    return BUFFERS.get().length;
  }

  private void fill(byte[] b) {
    Arrays.fill(b, (byte) 1);
  }

  void daemon(Runnable r) {
    Thread t = Thread.ofVirtual().unstarted(r);
    t.setDaemon(false); // expect: virtual-thread-misuse
    t.start();
  }

  void priority(Runnable r) {
    var t = Thread.startVirtualThread(r);
    t.setPriority(Thread.MAX_PRIORITY); // expect: virtual-thread-misuse
  }
}
