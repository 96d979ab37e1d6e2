// essence: loops: retry with future, do-while, labelled breaks, iterator with futures, handle assigned in loop condition
package retryloop;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

public class RetryLoop {
    private final ExecutorService pool;

    public RetryLoop(ExecutorService pool) {
        this.pool = pool;
    }

    public String retry(Callable<String> c) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Future<String> f = pool.submit(c);
            try {
                return f.get();
            } catch (ExecutionException e) {
                System.err.println("again " + e.getCause());
            }
        }
        return null;
    }

    public void condition(Callable<String> c) throws Exception {
        Future<String> f;
        while ((f = pool.submit(c)).get() == null) {
            System.out.println("none");
        }
        System.out.println(f.get());
    }

    public void until(Callable<Boolean> c) throws Exception {
        do {
            pool.submit(c); // expect: lost-task
        } while (pool.isShutdown());
    }

    public int iterate(List<Callable<Integer>> all) throws Exception {
        List<Future<Integer>> fs = new ArrayList<>();
        for (Iterator<Callable<Integer>> it = all.iterator(); it.hasNext();) {
            fs.add(pool.submit(it.next()));
        }
        int n = 0;
        for (Iterator<Future<Integer>> it = fs.iterator(); it.hasNext();) {
            n += it.next().get();
        }
        return n;
    }

    public void broken(List<Callable<Integer>> all) throws Exception {
        List<Future<Integer>> fs = new ArrayList<>(); // expect: unjoined-future
        for (Callable<Integer> c : all) {
            if (c == null) {
                break;
            }
            fs.add(pool.submit(c));
        }
    }

    public void indexed(List<Callable<Integer>> all) throws Exception {
        Future<?>[] fs = new Future<?>[all.size()];
        for (int i = 0; i < fs.length; i++) {
            fs[i] = pool.submit(all.get(i));
        }
        for (int i = fs.length - 1; i >= 0; i--) {
            fs[i].get();
        }
    }

    public CompletableFuture<Void> recursive(int n, Callable<Integer> c) {
        if (n == 0) {
            return CompletableFuture.completedFuture(null);
        }
        return CompletableFuture.runAsync(() -> pool.execute(() -> System.out.println(n)), pool).thenCompose(v -> recursive(n - 1, c));
    }

    public CompletableFuture<Void> recursiveLost(int n) {
        if (n > 0) {
            recursiveLost(n - 1); // expect: unjoined-future
        }
        return CompletableFuture.completedFuture(null);
    }
}
