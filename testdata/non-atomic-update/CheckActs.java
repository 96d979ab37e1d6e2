package acme.act;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

public class CheckActs {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentSkipListMap<>();
    private final Map<String, List<String>> groups = new ConcurrentHashMap<>();
    private final Map<String, String> table = new Hashtable<>();
    private final Map<String, String> wrapped = Collections.synchronizedMap(new java.util.HashMap<>());
    private final AtomicReference<List<String>> names = new AtomicReference<>(List.of());
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong max = new AtomicLong();
    private final Set<String> seen = new CopyOnWriteArraySet<>();
    private final List<Runnable> hooks = new CopyOnWriteArrayList<>();
    private volatile long stamp;
    private volatile Integer boxed = 0;
    private volatile String text = "";
    private static volatile int created;

    public void count(String key) {
        Integer n = counts.get(key);
        if (n == null) {
            n = 0;
        }
        n++;
        counts.put(key, n); // expect: non-atomic-update
    }

    public void countDefault(String key) {
        counts.put(key, counts.getOrDefault(key, 0) + 1); // expect: non-atomic-update
    }

    public void countLocal(String key) {
        int n = counts.getOrDefault(key, 0);
        int more = n + 1;
        counts.put(key, more); // expect: non-atomic-update
    }

    public void group(String key, String member) {
        if (groups.get(key) == null) {
            groups.put(key, new CopyOnWriteArrayList<>()); // expect: non-atomic-update
        }
        groups.get(key).add(member);
    }

    public void groupFlipped(String key, String member) {
        if (null == groups.get(key)) {
            groups.put(key, new CopyOnWriteArrayList<>()); // expect: non-atomic-update
        }
        groups.get(key).add(member);
    }

    public void groupAtOnce(String key, String member) {
        groups.computeIfAbsent(key, k -> new CopyOnWriteArrayList<>()).add(member);
    }

    public String table(String key, Supplier<String> loader) {
        if (!table.containsKey(key)) {
            table.put(key, loader.get()); // maybe: non-atomic-update
        }
        return table.get(key);
    }

    public String wrapped(String key, Supplier<String> loader) {
        String value = wrapped.get(key);
        if (value == null) {
            value = loader.get();
            wrapped.put(key, value); // expect: non-atomic-update
        }
        return value;
    }

    public String wrappedLocked(String key, Supplier<String> loader) {
        synchronized (wrapped) {
            String value = wrapped.get(key);
            if (value == null) {
                value = loader.get();
                wrapped.put(key, value);
            }
            return value;
        }
    }

    public void name(String name) {
        List<String> copy = new ArrayList<>(names.get());
        copy.add(name);
        names.set(copy); // expect: non-atomic-update
    }

    public void nameAtOnce(String name) {
        names.updateAndGet(old -> {
            List<String> copy = new ArrayList<>(old);
            copy.add(name);
            return copy;
        });
    }

    public int round(int limit) {
        int n = next.incrementAndGet();
        if (n >= limit) {
            next.set(0);
        }
        return n;
    }

    public void max(long value) {
        long before = max.get();
        if (value > before) {
            max.set(value); // expect: non-atomic-update
        }
    }

    public boolean see(String id) {
        return seen.add(id);
    }

    public void hook(Runnable hook) {
        hooks.add(hook);
    }

    public void stamp() {
        stamp = System.nanoTime();
    }

    public void later() {
        stamp = stamp + 1; // expect: non-atomic-update
        boxed++; // expect: non-atomic-update
        text += "x"; // expect: non-atomic-update
        --stamp; // expect: non-atomic-update
    }

    public CheckActs() {
        created++; // maybe: non-atomic-update
        stamp++;
        counts.put("a", counts.getOrDefault("a", 0) + 1);
    }

    public void replaceOnly(String key) {
        Integer old = counts.get(key);
        if (old != null) {
            counts.replace(key, old, old + 1);
        }
    }

    public String overwrite(String key, String value) {
        String old = table.get(key);
        table.put(key, value);
        return old;
    }

    public Optional<String> lookup(String key) {
        return Optional.ofNullable(table.get(key));
    }

    public boolean putNew(String key, int value) {
        return counts.putIfAbsent(key, value) == null;
    }

    public void refresh(String key, int value) {
        if (counts.get(key) != null) {
            counts.remove(key);
        }
        counts.put(key, value);
    }
}
