// source: pools in an enum and in a holder class; a record that carries its pool
package enums.pools;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class EnumPools {
    static final class Holder {
        static final ExecutorService POOL = Executors.newFixedThreadPool(3);
    }

    record Crew(ExecutorService pool) {
        Future<Integer> run(Callable<Integer> task) {
            return pool.submit(task);
        }
    }

    private final Crew crew = new Crew(Executors.newFixedThreadPool(2));

    public Future<Integer> held(String text) {
        return Holder.POOL.submit(() -> Holder.POOL.submit(text::length).get()); // expect: self-waiting-pool
    }

    public Future<Integer> byCrew(String text) {
        return crew.run(() -> {
            Future<Integer> part = crew.run(text::length);
            return part.get(); // expect: self-waiting-pool
        });
    }

    public Future<Integer> mixed(String text) {
        return crew.run(() -> Holder.POOL.submit(text::length).get());
    }
}
