package crawl.tasks;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

abstract class Crawler {
    protected final ExecutorService executor;

    Crawler(ExecutorService executor) {
        this.executor = executor;
    }

    abstract String fetch(String url);

    List<String> fetchAll(List<String> urls) {
        List<Callable<String>> tasks = urls.stream()
                .map(url -> (Callable<String>) () -> fetch(url))
                .collect(Collectors.toList());
        try {
            List<Future<String>> done = executor.invokeAll(tasks);
            return done.stream().map(Future::resultNow).toList();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }
}
