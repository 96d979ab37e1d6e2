// source: a single-thread executor offers a synchronous method that is also called from its own tasks
package bus.serial;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SerialBus {
    private final ExecutorService serial = Executors.newSingleThreadExecutor();
    private int value;

    public int read() {
        Future<Integer> answer = serial.submit(() -> value);
        try {
            return answer.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    public CompletableFuture<Void> add(int n) {
        return CompletableFuture.runAsync(() -> {
            int old = read(); // expect: self-waiting-pool
            value = old + n;
        }, serial);
    }

    public CompletableFuture<Void> addInPlace(int n) {
        return CompletableFuture.runAsync(() -> value += n, serial);
    }

    public CompletableFuture<Integer> addThenRead(int n) {
        return CompletableFuture.runAsync(() -> value += n, serial).thenApplyAsync(nothing -> value, serial);
    }

    public void close() {
        serial.shutdown();
    }
}
