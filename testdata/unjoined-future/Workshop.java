// essence: records, enums, nested generics, var chains, constructor refs
package workshop;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.stream.Stream;

public class Workshop {
    enum Tool {
        SAW, DRILL;

        CompletableFuture<String> use(String on) {
            return CompletableFuture.supplyAsync(() -> this + on.trim());
        }
    }

    record Order(Tool tool, String on) {
        CompletableFuture<String> run() {
            return tool.use(on);
        }

        Order {
            if (on.isEmpty()) {
                tool.use("nothing"); // expect: unjoined-future
            }
        }

        static void runAll(Stream<Order> orders) {
            orders.forEach(Order::run); // expect: unjoined-future
        }
    }

    private final Map<Tool, Function<String, CompletableFuture<String>>> table = Map.of(Tool.SAW, Tool.SAW::use, Tool.DRILL, Tool.DRILL::use);

    public void byTable(Tool t) {
        table.get(t).apply("x"); // expect: unjoined-future
        var f = table.get(t);
        var c = f.apply("y"); // expect: unjoined-future
        var d = f.apply("z").thenApply(String::length);
        System.out.println(d.join());
    }

    public void tasks(ExecutorService pool, List<Callable<String>> all) throws Exception {
        List<FutureTask<String>> tasks = all.stream().map(FutureTask::new).toList();
        tasks.forEach(pool::execute);
        tasks.forEach(pool::submit); // maybe: lost-task
        for (FutureTask<String> t : tasks) {
            System.out.println(t.get());
        }
        tasks.forEach(FutureTask::run);
    }

    public <T extends CompletableFuture<String>> void bounded(T f, Function<String, T> g) {
        f.thenAccept(System.out::println); // expect: unjoined-future
        g.apply("a"); // expect: unjoined-future
    }

    public <F extends Future<?>> F same(F f) {
        f.cancel(false);
        same(f);
        return f;
    }
}
