// waits of who comes while another thread starts a component, and of one of many overriders
package parts;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;

class Components {
    static class Ref {
        private volatile boolean running;
        private final CountDownLatch started = new CountDownLatch(1);

        Object running() {
            if (!isRunning()) {
                start();
            }
            return this;
        }

        boolean isRunning() {
            return running;
        }

        void start() {
            if (System.nanoTime() % 2 == 0) {
                await();
            }
            running = true;
            started.countDown();
        }

        Object whenIdle() {
            if (running) {
                start();
            }
            return this;
        }

        private void await() {
            try {
                started.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    interface Command {
        default CompletableFuture<Object> invokeAsync() {
            return CompletableFuture.completedFuture(invoke());
        }

        default Object invoke() {
            return invokeAsync().join();
        }
    }

    CompletableFuture<Object> use(CompletableFuture<String> name, Ref ref) {
        return name.thenApply(n -> ref.running());
    }

    CompletableFuture<Object> useIdle(CompletableFuture<String> name, Ref ref) {
        return name.thenApply(n -> ref.whenIdle()); // expect: blocking-in-completion
    }

    CompletableFuture<Object> run(CompletableFuture<String> name, Command command) {
        return name.thenCompose(n -> command.invokeAsync());
    }

    /** A future of many that gathers what it is given before its function asks for it. */
    static class Pipelined extends CompletableFuture<Integer> {
        Pipelined(Map<String, CompletableFuture<Integer>> all, Supplier<Integer> converter) {
            CompletableFuture.allOf(all.values() // maybe: unjoined-future
                    .toArray(new CompletableFuture<?>[0]))
                    .thenRun(() -> complete(converter.get()));
        }
    }

    CompletableFuture<Integer> sum(Map<String, CompletableFuture<Integer>> all) {
        return new Pipelined(all, () -> {
            int sum = 0;
            for (CompletableFuture<Integer> each : all.values()) {
                sum += each.join();
            }
            return sum;
        });
    }

    CompletableFuture<Integer> sumBound(Map<String, CompletableFuture<Integer>> all) {
        return new Pipelined(all, () -> {
            int sum = 0;
            for (CompletableFuture<Integer> each : all.values()) {
                sum += execute(each::join);
            }
            return sum;
        });
    }

    private static Integer execute(Supplier<Integer> work) {
        return work.get();
    }

    CompletableFuture<Integer> sumOther(Map<String, CompletableFuture<Integer>> all, Map<String, CompletableFuture<Integer>> other) {
        return new Pipelined(all, () -> {
            int sum = 0;
            for (CompletableFuture<Integer> each : other.values()) {
                sum += each.join(); // expect: blocking-in-completion
            }
            return sum;
        });
    }

    interface Order {
        default CompletableFuture<Object> giveAsync() {
            return CompletableFuture.completedFuture(give());
        }

        default Object give() {
            return giveAsync().join();
        }

        default Object ask() {
            return other().join();
        }

        CompletableFuture<Object> other();
    }

    CompletableFuture<Object> give(CompletableFuture<String> name, Order order) {
        return name.thenCompose(n -> order.giveAsync());
    }

    CompletableFuture<Object> ask(CompletableFuture<String> name, Order order) {
        return name.thenApply(n -> order.ask()); // expect: blocking-in-completion
    }

    /** What is loaded once, mostly before. */
    static class Client {
        private volatile String partitions;

        String partitions() {
            if (partitions == null) {
                partitions = get(load());
            }
            return partitions;
        }

        String prepared() {
            if (partitions == null) {
                get(load());
            }
            return partitions;
        }

        String fresh() {
            return get(load());
        }

        private static String get(CompletableFuture<String> loading) {
            return loading.join();
        }

        CompletableFuture<String> load() {
            return CompletableFuture.supplyAsync(() -> "a");
        }
    }

    CompletableFuture<String> known(CompletableFuture<String> name, Client client) {
        return name.thenApply(n -> client.partitions());
    }

    CompletableFuture<String> prepared(CompletableFuture<String> name, Client client) {
        return name.thenApply(n -> client.prepared());
    }

    CompletableFuture<String> fresh(CompletableFuture<String> name, Client client) {
        return name.thenApply(n -> client.fresh()); // expect: blocking-in-completion
    }

    static class One implements Command { public Object invoke() { return 1; } }
    static class Two implements Command { public Object invoke() { return 2; } }
    static class Three implements Command { public Object invoke() { return 3; } }
    static class Four implements Command { public Object invoke() { return 4; } }
    static class Five implements Command { public Object invoke() { return 5; } }
    static class Six implements Command { public Object invoke() { return 6; } }
    static class Seven implements Command { public Object invoke() { return 7; } }
    static class Eight implements Command { public Object invoke() { return 8; } }
    static class Nine implements Command { public Object invoke() { return 9; } }
}
