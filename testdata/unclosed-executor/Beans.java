package pools.beans;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.task.AsyncTaskExecutor;
import org.springframework.core.task.SimpleAsyncTaskExecutor;
import org.springframework.stereotype.Component;

/** Executors that the container closes, that a function given back keeps, or without threads. */
@Configuration
class Beans {
  @Bean(destroyMethod = "shutdown")
  ExecutorService cells() {
    return Executors.newFixedThreadPool(4);
  }

  @Bean
  Executor named() {
    ExecutorService pool = cells();
    pool.execute(() -> System.out.println("warm"));
    return pool;
  }

  @Bean
  Object warmed() {
    ExecutorService pool = cells();
    pool.execute(() -> System.out.println("warm"));
    return new Object();
  }

  static Executor logging() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    return job -> {
      System.out.println(job);
      pool.execute(job);
    };
  }

  static void once(Runnable job) {
    ExecutorService pool = Executors.newFixedThreadPool(2); // expect: unclosed-executor
    Runnable run = () -> pool.execute(job);
    run.run();
  }
}

@Component
class Mails {
  private final AsyncTaskExecutor mails = new SimpleAsyncTaskExecutor("mail-");

  void send(Runnable mail) {
    mails.execute(mail);
  }
}
