package acme.cells;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class CellRaces {
    public Map<String, Integer> lengths(Collection<String> names) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Map<String, Integer> lengths = new TreeMap<>();
        List<Callable<Void>> calls = new ArrayList<>();
        for (String name : names) {
            calls.add(() -> {
                lengths.put(name, name.length()); // expect: shared-mutable-capture
                return null;
            });
        }
        try {
            for (Future<Void> each : pool.invokeAll(calls)) {
                each.get();
            }
        } finally {
            pool.shutdown();
        }
        return lengths;
    }

    public List<String> viaLatch(List<String> names, ExecutorService pool) throws InterruptedException {
        List<String> failed = new ArrayList<>();
        CountDownLatch done = new CountDownLatch(names.size());
        names.forEach(name -> pool.execute(() -> {
            try {
                if (name.isEmpty()) {
                    failed.add(name); // expect: shared-mutable-capture
                }
            } finally {
                done.countDown();
            }
        }));
        done.await();
        return failed;
    }

    public List<String> viaStages(List<String> names, ExecutorService pool) {
        List<String> out = new ArrayList<>();
        CompletableFuture<?>[] all = names.stream()
                .map(name -> CompletableFuture.supplyAsync(name::trim, pool).thenAccept(out::add)) // expect: shared-mutable-capture
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).join();
        return out;
    }

    public List<String> afterwards(List<String> names, ExecutorService pool) {
        List<CompletableFuture<String>> all = names.stream()
                .map(name -> CompletableFuture.supplyAsync(name::trim, pool))
                .toList();
        List<String> out = new ArrayList<>();
        all.forEach(each -> out.add(each.join()));
        return out;
    }

    public Map<String, List<String>> nested(Stream<String> lines) {
        Map<String, List<String>> byHead = new HashMap<>();
        lines.parallel().forEach(line -> byHead
                .computeIfAbsent(line.substring(0, 1), head -> new ArrayList<>()) // expect: shared-mutable-capture
                .add(line));
        return byHead;
    }

    public long[] sums(int n) {
        long[] sums = new long[n];
        IntStream.range(0, n).parallel().forEach(i -> {
            long[] own = new long[1];
            own[0] += i;
            sums[i] = own[0];
        });
        return sums;
    }

    public boolean[] flags(List<String> names) {
        boolean[] any = new boolean[1];
        names.parallelStream().forEach(name -> {
            if (name.isEmpty()) {
                any[0] = true; // expect: shared-mutable-capture
            }
        });
        return any;
    }

    public StringBuilder text(List<String> names, ExecutorService pool) throws InterruptedException {
        StringBuilder text = new StringBuilder();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int part = i;
            Thread thread = new Thread(() -> text.append(names.get(part))); // expect: shared-mutable-capture
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return text;
    }

    public StringBuffer buffered(List<String> names) {
        StringBuffer text = new StringBuffer();
        names.parallelStream().forEach(text::append);
        return text;
    }

    public List<String> oneByOne(List<String> names, ExecutorService pool) throws Exception {
        List<String> out = new ArrayList<>();
        Future<?> reader = pool.submit(() -> {
            for (String name : names) {
                out.add(name);
            }
        });
        reader.get();
        return out;
    }
}
