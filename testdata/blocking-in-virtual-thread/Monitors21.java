// release: 21
package host.pin;

import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.locks.ReentrantLock;
import javax.sql.DataSource;

public class Monitors21 {
    private final ExecutorService virtual = Executors.newVirtualThreadPerTaskExecutor(); // maybe: unclosed-executor
    private final ExecutorService pool = Executors.newFixedThreadPool(4); // maybe: unclosed-executor
    private final ConcurrentHashMap<String, String> cache = new ConcurrentHashMap<>();
    private final Map<String, String> plain = Collections.synchronizedMap(new HashMap<>());
    private final ReentrantLock lock = new ReentrantLock();
    private final Object monitor = new Object();
    private final DataSource source;

    public Monitors21(DataSource source) {
        this.source = source;
    }

    public void run(String id) {
        virtual.submit(() -> under(id)); // expect: blocking-in-virtual-thread; maybe: lost-task
        pool.submit(() -> under(id)); // maybe: lost-task
        virtual.execute(() -> {
            synchronized (monitor) {
                query(id); // expect: blocking-in-virtual-thread
            }
        });
        virtual.execute(() -> {
            query(id);
            synchronized (monitor) {
                plain.put(id, id);
            }
        });
        Thread.startVirtualThread(() -> cache.computeIfAbsent(id, k -> query(k))); // expect: blocking-in-virtual-thread
        Thread.ofVirtual().name("x").start(() -> plain.computeIfAbsent(id, this::query)); // expect: blocking-in-virtual-thread
        Thread.ofPlatform().start(() -> under(id));
        ThreadFactory factory = Thread.ofVirtual().factory();
        ExecutorService made = Executors.newThreadPerTaskExecutor(factory); // maybe: unclosed-executor
        made.submit(this::sync); // expect: blocking-in-virtual-thread; maybe: lost-task
        made.submit(() -> locked(id)); // maybe: lost-task
        made.submit(() -> file()); // maybe: lost-task
    }

    private String under(String id) {
        synchronized (monitor) {
            return query(id); // maybe: blocking-under-lock
        }
    }

    private synchronized void sync() {
        try {
            Thread.sleep(5); // maybe: blocking-under-lock
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String locked(String id) {
        lock.lock();
        try {
            return query(id); // maybe: blocking-under-lock
        } finally {
            lock.unlock();
        }
    }

    // file access holds the carrier with or without a monitor
    private synchronized String file() {
        try {
            return Files.readString(Path.of("x"));
        } catch (java.io.IOException e) {
            return "";
        }
    }

    private String query(String id) {
        try (Connection c = source.getConnection()) {
            return c.nativeSQL(id);
        } catch (SQLException e) {
            return "";
        }
    }
}
