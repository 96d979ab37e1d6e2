package poolchain;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Registry implements AutoCloseable {
    private final List<ExecutorService> all = new ArrayList<>();

    public ExecutorService create() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        all.add(pool);
        return pool;
    }

    @Override
    public void close() {
        all.forEach(ExecutorService::shutdown);
    }

    static class User {
        private final ExecutorService mine;

        User(Registry registry) {
            mine = registry.create();
        }

        void run(Runnable r) {
            mine.execute(r);
        }
    }
}
