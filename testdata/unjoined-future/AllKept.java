// essence: everything here is kept, composed or observed
package allkept;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class AllKept {
    enum Kind { A, B }

    static class Node {
        Future<?> task;
        final List<Future<?>> more = new ArrayList<>();

        Node with(Future<?> f) {
            task = f;
            return this;
        }
    }

    private final ExecutorService pool;
    private final AtomicReference<Future<?>> current = new AtomicReference<>();
    private final AtomicReferenceArray<Future<?>> slots = new AtomicReferenceArray<>(4);
    private final ThreadLocal<Future<?>> local = new ThreadLocal<>();
    private final Map<Kind, Future<?>> byKind = new EnumMap<>(Kind.class);
    private final ConcurrentLinkedQueue<Future<?>> queue = new ConcurrentLinkedQueue<>();
    private final Future<?>[] array = new Future<?>[4];
    private final Node node = new Node();

    public AllKept(ExecutorService pool) {
        this.pool = pool;
    }

    public void keep(Runnable r, Consumer<Future<?>> sink, Node other) {
        current.set(pool.submit(r));
        current.compareAndSet(null, pool.submit(r));
        current.updateAndGet(old -> pool.submit(r));
        current.getAndUpdate(old -> pool.submit(r));
        slots.set(1, pool.submit(r));
        local.set(pool.submit(r));
        byKind.put(Kind.A, pool.submit(r));
        byKind.computeIfPresent(Kind.A, (k, f) -> pool.submit(r));
        byKind.merge(Kind.B, pool.submit(r), (a, b) -> b);
        queue.offer(pool.submit(r));
        array[0] = pool.submit(r); // maybe: inconsistent-sync
        node.task = pool.submit(r);
        node.more.add(pool.submit(r));
        node.with(pool.submit(r));
        other.task = pool.submit(r);
        sink.accept(pool.submit(r));
        Objects.requireNonNull(pool.submit(r));
        new Node().with(pool.submit(r));
    }

    public void chained(Runnable r) {
        Optional.of(pool.submit(r)).ifPresent(queue::add);
        Stream.of(r).map(pool::submit).forEach(queue::add);
        Stream.of(r).map(pool::submit).map(f -> f.cancel(true)).forEach(System.out::println);
        queue.addAll(Stream.of(r, r).<Future<?>>map(pool::submit).collect(Collectors.toList()));
        queue.removeIf(Future::isDone);
        queue.forEach(f -> f.cancel(false));
        Future<?> f;
        queue.add(f = pool.submit(r));
        Future<?> g = node.task = pool.submit(r);
        synchronized (this) {
            array[1] = array[2] = pool.submit(r);
        }
    }

    public Collection<Future<?>> given(Runnable... rs) {
        List<Future<?>> out = new ArrayList<>(rs.length);
        Arrays.stream(rs).forEach(r -> out.add(pool.submit(r)));
        return out;
    }

    public Future<?>[] arr(Runnable a, Runnable b) {
        return new Future<?>[] {pool.submit(a), pool.submit(b)};
    }

    public Callable<Future<?>> callable(Runnable r) {
        return () -> pool.submit(r);
    }

    public boolean test(Runnable r) {
        return pool.submit(r) == null || pool.submit(r).isDone();
    }

    public String text(Runnable r) {
        return "task " + pool.submit(r);
    }

    public CompletableFuture<Void> adopt(Runnable r) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        CompletableFuture.runAsync(r, pool).whenComplete((v, e) -> {
            if (e == null) {
                done.complete(v);
            } else {
                done.completeExceptionally(e);
            }
        });
        return done;
    }

    public void thrown(Runnable r) throws Exception {
        try (AutoCloseable c = pool.submit(r)::get) {
            System.out.println(c);
        }
    }
}
