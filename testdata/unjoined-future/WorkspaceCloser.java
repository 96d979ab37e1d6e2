package sandbox.workspace;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

public abstract class WorkspaceCloser implements AutoCloseable {
    private final Executor background;

    protected WorkspaceCloser(Executor background) {
        this.background = background;
    }

    protected abstract void persist();

    protected abstract void releaseHandles();

    public CompletableFuture<Void> closeAsync() {
        return CompletableFuture.runAsync(this::persist, background).thenRun(this::releaseHandles);
    }

    @Override
    public void close() {
        closeAsync(); // expect: unjoined-future
    }

    public void closeNow() {
        closeAsync().orTimeout(5, TimeUnit.SECONDS).join();
    }

    public CompletableFuture<Void> closeThen(Runnable after) {
        CompletableFuture<Void> closing = closeAsync();
        closing.thenRun(after); // expect: unjoined-future
        return closing;
    }
}
