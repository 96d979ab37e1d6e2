package sandbox.history;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

public class BoardHistory {
    private final ExecutorService workers;
    private final List<Future<?>> running = new ArrayList<>();
    private Future<?> latest;

    public BoardHistory(ExecutorService workers) {
        this.workers = workers;
    }

    public void render(Runnable frame) {
        workers.execute(frame);
    }

    public void save(Runnable save) {
        latest = workers.submit(save);
    }

    public void archive(Runnable archive) {
        running.add(workers.submit(archive));
    }

    public void tell(Runnable work, BiConsumer<Void, Throwable> done) {
        CompletableFuture.runAsync(work, workers).whenComplete(done);
    }

    public void settle() throws ExecutionException, InterruptedException {
        latest.get();
        for (Future<?> task : running) {
            task.get();
        }
        running.clear();
    }
}
