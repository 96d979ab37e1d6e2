// essence: listeners and callbacks of project interfaces, builders with function setters, event buses
package listeners;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.List;

public class Listeners {
    interface Listener<E> {
        void on(E event);
    }

    interface AsyncListener<E> extends Function<E, CompletableFuture<Void>> {}

    static class Button {
        private final List<Listener<String>> listeners = new CopyOnWriteArrayList<>();
        private Supplier<CompletableFuture<Void>> action;

        Button onClick(Listener<String> l) {
            listeners.add(l);
            return this;
        }

        Button action(Supplier<CompletableFuture<Void>> a) {
            action = a;
            return this;
        }

        void click() {
            listeners.forEach(l -> l.on("click"));
            action.get(); // expect: unjoined-future
        }
    }

    private final ExecutorService pool;

    Listeners(ExecutorService pool) {
        this.pool = pool;
    }

    CompletableFuture<Void> save(String s) {
        return CompletableFuture.runAsync(() -> System.out.println(s.charAt(3)), pool);
    }

    void wire(Button b, AsyncListener<String> async, BiFunction<String, Integer, CompletableFuture<Void>> two) {
        b.onClick(s -> save(s)); // expect: unjoined-future
        b.onClick(this::save); // expect: unjoined-future
        b.onClick(s -> pool.submit(() -> save(s).join())); // expect: lost-task
        b.action(() -> save("x"));
        async.apply("y"); // expect: unjoined-future
        two.apply("z", 1).join();
        two.andThen(f -> f.join()).apply("z", 1);
        each(this::save);
        visit(this::save); // expect: unjoined-future
    }

    private void each(Function<String, CompletableFuture<Void>> f) {
        f.apply("a").exceptionally(e -> null);
    }

    private void visit(Consumer<String> c) {
        c.accept("a");
    }

    Listener<String> listener() {
        return s -> save(s); // expect: unjoined-future
    }

    Listener<String> anonymous() {
        return new Listener<>() {
            @Override
            public void on(String event) {
                save(event); // expect: unjoined-future
            }
        };
    }

    AsyncListener<String> asyncListener() {
        return this::save;
    }
}
