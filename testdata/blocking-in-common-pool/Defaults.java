package bake.pool;

import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.stream.Collectors;

public class Defaults {
    private final ExecutorService io = Executors.newFixedThreadPool(8); // maybe: unclosed-executor
    private final ForkJoinPool own = new ForkJoinPool(4); // maybe: unclosed-executor

    public CompletableFuture<String> none(Path p) {
        return CompletableFuture.supplyAsync(() -> read(p)); // expect: blocking-in-common-pool
    }

    public CompletableFuture<String> given(Path p) {
        return CompletableFuture.supplyAsync(() -> read(p), io);
    }

    public CompletableFuture<String> later(Path p, CompletableFuture<String> before) {
        return before.thenApplyAsync(x -> x + read(p)); // expect: blocking-in-common-pool
    }

    public CompletableFuture<Void> task(Path p) {
        return CompletableFuture.runAsync(this::sleep); // expect: blocking-in-common-pool
    }

    public void direct(Path p) {
        ForkJoinPool.commonPool().execute(() -> read(p)); // expect: blocking-in-common-pool
        own.execute(() -> read(p));
    }

    public List<String> stream(List<Path> all) {
        return all.parallelStream().map(p -> read(p)).collect(Collectors.toList()); // expect: blocking-in-common-pool
    }

    public void terminal(List<Path> all) {
        all.stream().parallel().forEach(p -> {
            System.out.println(read(p)); // expect: blocking-in-common-pool
        });
        all.stream().forEach(p -> System.out.println(read(p)));
        all.parallelStream().map(p -> p.getFileName()).sequential().forEach(p -> System.out.println(read(p)));
    }

    public List<String> inOwn(List<Path> all) throws Exception {
        return own.submit(() -> all.parallelStream().map(p -> read(p)).collect(Collectors.toList())).get();
    }

    public void map(ConcurrentHashMap<String, Path> map) {
        map.forEach(1, (k, p) -> read(p)); // expect: blocking-in-common-pool
        map.forEach((k, p) -> read(p));
    }

    public void array(String[] lines) {
        Arrays.parallelSetAll(lines, i -> read(Path.of("x" + i))); // expect: blocking-in-common-pool
        Arrays.setAll(lines, i -> read(Path.of("x" + i)));
    }

    public long sum(long n) {
        return ForkJoinPool.commonPool().invoke(new Sum(n));
    }

    public CompletableFuture<String> managed(Path p) {
        return CompletableFuture.supplyAsync(() -> {
            Managed blocker = new Managed(p);
            try {
                ForkJoinPool.managedBlock(blocker);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return blocker.text;
        });
    }

    // a join compensates: the pool adds a thread
    public CompletableFuture<String> joins(CompletableFuture<String> other) {
        return CompletableFuture.supplyAsync(() -> other.join() + "!");
    }

    public CompletableFuture<Socket> deep() {
        return CompletableFuture.supplyAsync(() -> connect()); // expect: blocking-in-common-pool
    }

    private Socket connect() {
        return tryConnect(3);
    }

    private Socket tryConnect(int times) {
        try {
            return new Socket("host", 80);
        } catch (java.io.IOException e) {
            return times == 0 ? null : tryConnect(times - 1);
        }
    }

    private static final class Sum extends RecursiveTask<Long> {
        private final long n;

        Sum(long n) {
            this.n = n;
        }

        @Override
        protected Long compute() {
            if (n < 10) {
                return n;
            }
            Sum left = new Sum(n / 2);
            left.fork();
            return new Sum(n - n / 2).compute() + left.join();
        }
    }

    private static final class Managed implements ForkJoinPool.ManagedBlocker {
        private final Path p;
        private String text;

        Managed(Path p) {
            this.p = p;
        }

        @Override
        public boolean block() {
            text = read(p);
            return true;
        }

        @Override
        public boolean isReleasable() {
            return text != null;
        }
    }

    private void sleep() {
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static String read(Path p) {
        try {
            return Files.readString(p);
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
