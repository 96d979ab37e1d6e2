// source: Spring ThreadPoolTaskExecutor configured in a bean method waits for its own tasks
package spring.pool;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

public class SpringPool {
    private final ThreadPoolTaskExecutor executor;

    public SpringPool() {
        executor = new ThreadPoolTaskExecutor();
        executor.setCorePoolSize(4);
        executor.setMaxPoolSize(4);
        executor.setQueueCapacity(100);
        executor.initialize();
    }

    public Future<String> letter(String name) {
        return executor.submit(() -> {
            Future<String> address = executor.submit(() -> name + ", Main Street");
            return "Dear " + address.get(); // expect: self-waiting-pool
        });
    }

    public String letterNow(String name) throws ExecutionException, InterruptedException {
        Future<String> address = executor.submit(() -> name + ", Main Street");
        return "Dear " + address.get();
    }

    public void stop() {
        executor.shutdown();
    }
}
