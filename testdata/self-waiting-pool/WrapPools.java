// source: helper methods that take an executor run tasks where the caller says
package pools.wrap;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

public class WrapPools {
    private final ExecutorService disk = Executors.newFixedThreadPool(3);

    static <T> CompletableFuture<T> on(Executor executor, Supplier<T> work) {
        return CompletableFuture.supplyAsync(work, executor);
    }

    public CompletableFuture<String> readOnDisk(Path file) {
        return on(disk, () -> text(file));
    }

    public CompletableFuture<String> readOnCommon(Path file) {
        return on(ForkJoinPool.commonPool(), () -> text(file)); // expect: blocking-in-common-pool
    }

    public CompletableFuture<Integer> lengthOnDisk(Path file) {
        return on(disk, () -> {
            String text = on(disk, () -> text(file)).join(); // expect: self-waiting-pool
            return text.length();
        });
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
