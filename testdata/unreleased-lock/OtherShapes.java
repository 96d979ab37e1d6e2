// release: 21
package quay.shapes.sync;

import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;

public final class OtherShapes {
  interface Store {
    String load(String id);
  }

  private final Store store;
  private final Map<String, String> cache = new ConcurrentHashMap<>();
  private final Map<String, List<String>> lists = new ConcurrentSkipListMap<>();
  private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
  private final Lock write = rw.writeLock();
  private final Condition ready = write.newCondition();
  private final Semaphore permits = new Semaphore(3);
  private volatile int hits;
  private final AtomicReference<List<String>> names = new AtomicReference<>(List.of());
  private final AtomicInteger count = new AtomicInteger();
  private boolean open;
  private Integer boxed = 1;
  private Object replaced = new Object();
  private String lazy;
  private volatile String safe;

  OtherShapes(Store store) {
    this.store = store;
  }

  String early(String id) {
    write.lock(); // expect: unreleased-lock
    if (id.isEmpty()) {
      return null;
    }
    try {
      return store.load(id);
    } finally {
      write.unlock();
    }
  }

  String switched(String id) {
    write.lock(); // expect: unreleased-lock
    String s = switch (id) {
      case "a" -> store.load("b");
      default -> store.load(id);
    };
    write.unlock();
    return s;
  }

  <T> T locked(Supplier<T> body) {
    write.lock();
    try {
      return body.get();
    } finally {
      write.unlock();
    }
  }

  String viaHelper(String id) {
    return locked(() -> store.load(id));
  }

  String permit(String id) throws InterruptedException {
    permits.acquire(); // expect: unreleased-lock
    String s = store.load(id);
    permits.release();
    return s;
  }

  void waits() throws InterruptedException {
    write.lock();
    try {
      if (!open) {
        ready.await(); // expect: wait-outside-loop
      }
    } finally {
      write.unlock();
    }
  }

  synchronized void waitsLoop() throws InterruptedException {
    for (; !open; ) {
      wait();
    }
  }

  void hit() {
    hits += 2; // expect: non-atomic-update
  }

  void hitLocked() {
    synchronized (cache) {
      hits--; // maybe: non-atomic-update
    }
  }

  String get(String id) {
    String s = cache.get(id);
    if (s != null) {
      return s;
    }
    s = store.load(id);
    cache.put(id, s); // expect: non-atomic-update
    return s;
  }

  String getTernary(String id) {
    return cache.containsKey(id) ? cache.get(id) : cache.put(id, store.load(id)); // expect: non-atomic-update
  }

  void merge(String id) {
    cache.put(id, cache.getOrDefault(id, "") + "x"); // expect: non-atomic-update
  }

  void list(String id, String v) {
    if (!lists.containsKey(id)) {
      lists.put(id, new CopyOnWriteArrayList<>()); // expect: non-atomic-update
    }
    lists.get(id).add(v);
  }

  void atomicSet(String n) {
    List<String> longer = new ArrayList<>(names.get());
    longer.add(n);
    names.set(longer); // expect: non-atomic-update
  }

  void atomicOk(String n) {
    names.updateAndGet(old -> Stream.concat(old.stream(), Stream.of(n)).toList());
    count.incrementAndGet();
  }

  List<String> parallel(List<String> ids) {
    List<String> out = new ArrayList<>();
    ids.parallelStream().map(store::load).filter(Objects::nonNull).forEach(out::add); // expect: shared-mutable-capture
    return out;
  }

  Map<String, Integer> parallelMap(List<String> ids) {
    Map<String, Integer> out = new HashMap<>();
    ids.stream().parallel().forEach(id -> out.merge(id, 1, Integer::sum)); // expect: shared-mutable-capture
    return out;
  }

  int parallelCell(List<String> ids) {
    int[] sum = {0};
    IntStream.range(0, ids.size()).parallel().forEach(i -> sum[0] += i); // expect: shared-mutable-capture
    return sum[0];
  }

  List<String> parallelOk(List<String> ids) {
    List<String> out = Collections.synchronizedList(new ArrayList<>());
    ids.parallelStream().forEach(out::add);
    return ids.parallelStream().collect(ArrayList::new, List::add, List::addAll);
  }

  String lazy() {
    if (lazy == null) { // expect: broken-double-checked-locking
      synchronized (this) {
        if (lazy == null) {
          lazy = store.load("x");
        }
      }
    }
    return lazy;
  }

  String lazyEarly() {
    if (safe != null) {
      return safe;
    }
    synchronized (this) {
      if (safe == null) {
        safe = store.load("x");
      }
      return safe;
    }
  }

  void boxed() {
    synchronized (boxed) { // expect: bad-lock-object
      open = true; // maybe: inconsistent-sync
    }
  }

  void replaced() {
    synchronized (replaced) { // expect: bad-lock-object
      replaced = new Object();
    }
  }

  static final class Formats {
    private static final ThreadLocal<DateFormat> OK = ThreadLocal.withInitial(() -> new SimpleDateFormat("y"));
    private static final Format BAD = new SimpleDateFormat("yyyy"); // expect: unsafe-shared-format

    static String ok(Date d) {
      return OK.get().format(d);
    }

    static String bad(Date d) {
      return BAD.format(d);
    }
  }

  void countdown(ExecutorService pool, CountDownLatch latch, List<String> ids) {
    for (String id : ids) {
      pool.execute(() -> {
        String s = store.load(id);
        cache.put(id, s);
        latch.countDown(); // expect: skippable-countdown
      });
    }
  }

  void countdownOk(ExecutorService pool, CountDownLatch latch, String id) {
    pool.execute(new Runnable() {
      @Override
      public void run() {
        try {
          store.load(id);
        } finally {
          done();
        }
      }

      private void done() {
        latch.countDown();
      }
    });
  }
}
