package sandbox.wired;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.stereotype.Service;

@Configuration
public class WiredPools {
    private static final ExecutorService PROCESS_WIDE = Executors.newFixedThreadPool(2, job -> {
        Thread t = new Thread(job, "process-wide");
        t.setDaemon(true);
        return t;
    });

    @Bean(destroyMethod = "shutdown")
    public ExecutorService mailPool() {
        return Executors.newFixedThreadPool(3);
    }

    @Bean
    public Executor auditPool() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        return pool;
    }

    public static void everywhere(Runnable job) {
        PROCESS_WIDE.execute(job);
    }

    @Service
    public static class Mailer {
        private final ExecutorService mailPool;
        private final Executor common = ForkJoinPool.commonPool();

        public Mailer(ExecutorService mailPool) {
            this.mailPool = mailPool;
        }

        public void mail(Runnable job) {
            mailPool.execute(job);
            common.execute(() -> System.out.println("mailed"));
        }
    }
}
