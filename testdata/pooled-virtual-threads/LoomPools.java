// source: pools of virtual threads through locals, fields, helpers and builders
package loom.pools;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class LoomPools {
    private static final ThreadFactory VIRTUAL = Thread.ofVirtual().name("v-", 0).factory();
    private final ThreadFactory platform = Thread.ofPlatform().daemon().factory();

    public ExecutorService fixed() {
        return Executors.newFixedThreadPool(50, VIRTUAL); // expect: pooled-virtual-threads
    }

    public ExecutorService cached() {
        return Executors.newCachedThreadPool(named("cached")); // expect: pooled-virtual-threads
    }

    public ThreadPoolExecutor custom(int max) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(max, max, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(100)); // maybe: pooled-virtual-threads
        pool.setThreadFactory(VIRTUAL); // maybe: pooled-virtual-threads
        return pool;
    }

    public ExecutorService perTask() {
        return Executors.newThreadPerTaskExecutor(named("task"));
    }

    public ExecutorService single() {
        return Executors.newSingleThreadExecutor(VIRTUAL); // maybe: pooled-virtual-threads
    }

    public ExecutorService platform() {
        return Executors.newFixedThreadPool(4, platform);
    }

    public ExecutorService unknown(ThreadFactory factory) {
        return Executors.newFixedThreadPool(4, factory);
    }

    private static ThreadFactory named(String name) {
        Thread.Builder.OfVirtual builder = Thread.ofVirtual().name(name, 0);
        return builder.factory();
    }
}
