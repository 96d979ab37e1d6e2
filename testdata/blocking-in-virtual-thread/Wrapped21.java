// executors around an executor of virtual threads
// release: 21
package beacon.wrap;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.task.AsyncTaskExecutor;
import org.springframework.core.task.support.TaskExecutorAdapter;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.scheduling.concurrent.ConcurrentTaskExecutor;
import org.springframework.security.concurrent.DelegatingSecurityContextExecutorService;

public class Wrapped21 {

    @Configuration
    static class Threads {
        @Bean
        AsyncTaskExecutor applicationTaskExecutor() {
            return new TaskExecutorAdapter(Executors.newVirtualThreadPerTaskExecutor());
        }
    }

    private final AsyncTaskExecutor adapter = new TaskExecutorAdapter(Executors.newVirtualThreadPerTaskExecutor()); // maybe: unclosed-executor
    private final ConcurrentTaskExecutor concurrent = new ConcurrentTaskExecutor(Executors.newVirtualThreadPerTaskExecutor()); // maybe: unclosed-executor
    private final ExecutorService secured =
            new DelegatingSecurityContextExecutorService(Executors.newVirtualThreadPerTaskExecutor()); // maybe: unclosed-executor
    private final JdbcTemplate jdbc;

    Wrapped21(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    void start(Executor unknown) {
        adapter.execute(() -> count()); // expect: blocking-in-virtual-thread
        concurrent.execute(this::count); // expect: blocking-in-virtual-thread
        secured.execute(() -> count()); // expect: blocking-in-virtual-thread
        unknown.execute(() -> count());
        CompletableFuture.runAsync(this::count, adapter); // expect: blocking-in-virtual-thread; maybe: lost-task
    }

    private synchronized void count() {
        jdbc.queryForObject("select count(*) from t", Integer.class); // maybe: blocking-under-lock
    }
}
