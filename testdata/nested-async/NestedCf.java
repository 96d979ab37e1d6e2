// essence: nested futures by thenApply, handle, supplyAsync, submit
package nestedcf;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Function;

public class NestedCf {
    public interface Users {
        CompletableFuture<Long> id(String name);

        CompletableFuture<String> mail(long id);
    }

    private final Users users;
    private final ExecutorService pool;

    public NestedCf(Users users, ExecutorService pool) {
        this.users = users;
        this.pool = pool;
    }

    public CompletableFuture<Void> notify(String name) {
        return users.id(name)
                .thenApply(users::mail) // expect: nested-async
                .thenAccept(m -> System.out.println("sent"));
    }

    public CompletableFuture<Void> handled(String name) {
        return users.id(name).handle((id, e) -> users.mail(e == null ? id : 0)).thenAccept(m -> System.out.println(m)); // expect: nested-async
    }

    public String outer(String name) {
        CompletableFuture<CompletableFuture<Long>> f = CompletableFuture.supplyAsync(() -> users.id(name), pool); // expect: nested-async
        f.join();
        return "done";
    }

    public void submitted(String name) throws Exception {
        Future<CompletableFuture<Long>> f = pool.submit(() -> users.id(name)); // expect: nested-async
        f.get();
    }

    public long twice(String name) {
        return CompletableFuture.supplyAsync(() -> users.id(name), pool).join().join();
    }

    public long twiceGet(String name) throws Exception {
        return pool.submit(() -> users.id(name)).get().get();
    }

    public CompletableFuture<String> composed(String name) {
        return users.id(name).thenApply(users::mail).thenCompose(Function.identity());
    }

    public CompletableFuture<String> composed2(String name) {
        return CompletableFuture.supplyAsync(() -> users.id(name), pool).thenCompose(f -> f).thenCompose(users::mail);
    }
}
