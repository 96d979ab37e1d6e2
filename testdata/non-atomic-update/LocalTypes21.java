// release: 21
package acme.local;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class LocalTypes21 {
    private final ReentrantLock lock = new ReentrantLock();
    private final BlockingQueue<Event> events;
    private volatile int handled;

    sealed interface Event permits Added, Removed, Stop {}

    record Added(String key, int n) implements Event {}

    record Removed(String key) implements Event {}

    enum Stop implements Event {
        NOW
    }

    public LocalTypes21(BlockingQueue<Event> events) {
        this.events = events;
    }

    public Map<String, Integer> replay() {
        class Totals {
            private final Map<String, Integer> sums = new HashMap<>();
            private int steps;

            synchronized void add(String key, int n) {
                sums.merge(key, n, Integer::sum);
                steps++;
            }

            synchronized void drop(String key) {
                sums.remove(key);
                steps++;
            }

            void forget() {
                steps = 0; // maybe: inconsistent-sync
            }
        }
        Totals totals = new Totals();
        while (true) {
            try {
                switch (events.take()) {
                    case Added(String key, int n) when n > 0 -> totals.add(key, n);
                    case Added added -> totals.add(added.key(), 1);
                    case Removed(var key) -> totals.drop(key);
                    case Stop stop -> {
                        totals.forget();
                        return totals.sums;
                    }
                }
            } catch (InterruptedException e) { // expect: swallowed-interrupt
                System.err.println("""
                        interrupted, but we
                        "go on" { anyway
                        """);
            }
        }
    }

    public Runnable handler(CountDownLatch done) {
        record Step(String name, Runnable body) {
            void run() {
                body.run();
            }
        }
        var steps = List.of(new Step("a", () -> System.out.println("a")), new Step("b", this::fail));
        return new Runnable() {
            private int runs;

            {
                runs = 1;
            }

            @Override
            public void run() {
                for (var step : steps) {
                    step.run();
                    runs++;
                }
                handled++; // expect: non-atomic-update
                done.countDown(); // expect: skippable-countdown
            }
        };
    }

    private void fail() {
        throw new IllegalStateException("fail " + handled);
    }

    public Supplier<Integer> counter() {
        interface Counting {
            int next();
        }
        AtomicInteger n = new AtomicInteger();
        Counting counting = () -> {
            lock.lock();
            try {
                return n.incrementAndGet();
            } finally {
                lock.unlock();
            }
        };
        return counting::next;
    }

    public Callable<String> waiting() {
        return () -> {
            synchronized (events) {
                do {
                    events.wait(10);
                } while (events.isEmpty());
                return events.peek() instanceof Added(var key, var n) && n > 1 ? key : null;
            }
        };
    }

    public void labelled(List<List<Event>> groups) throws InterruptedException {
        groups:
        for (var group : groups) {
            for (var event : group) {
                lock.lock();
                try {
                    if (event instanceof Stop) {
                        break groups;
                    }
                    if (event instanceof Removed) {
                        continue groups;
                    }
                    handled += 1;
                } finally {
                    lock.unlock();
                }
            }
        }
        if (!events.offer(Stop.NOW, 1, TimeUnit.SECONDS)) {
            throw new IllegalStateException();
        }
    }
}
