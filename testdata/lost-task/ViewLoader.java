package sandbox.views;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

public class ViewLoader {
    public interface View {}

    public interface Fxml {
        View load(String name);
    }

    private final Fxml fxml;
    private final Executor loader;
    private final Executor uiThread;

    public ViewLoader(Fxml fxml, Executor loader, Executor uiThread) {
        this.fxml = fxml;
        this.loader = loader;
        this.uiThread = uiThread;
    }

    public void show(String name, Consumer<View> stage) {
        CompletableFuture.supplyAsync(() -> fxml.load(name), loader).thenAcceptAsync(stage, uiThread); // expect: lost-task
    }

    public void preload(String name) {
        CompletableFuture.runAsync(() -> fxml.load(name), loader); // expect: lost-task
    }

    public void showOrReport(String name, Consumer<View> stage, Consumer<Throwable> report) {
        CompletableFuture.supplyAsync(() -> fxml.load(name), loader)
                .thenAcceptAsync(stage, uiThread)
                .exceptionally(failure -> {
                    report.accept(failure);
                    return null;
                });
    }

    public CompletableFuture<View> load(String name) {
        return CompletableFuture.supplyAsync(() -> fxml.load(name), loader);
    }
}
