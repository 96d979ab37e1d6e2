package fan.sizes;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.springframework.core.task.AsyncTaskExecutor;
import org.springframework.core.task.SimpleAsyncTaskExecutor;

/** Limits that a factory method sets: by its argument, before it returns, or in either arm. */
final class Sizes {
  private final ExecutorService endless = elastic(Integer.MAX_VALUE);
  private final ExecutorService few = elastic(24);
  private final AsyncTaskExecutor perMail = perMail();
  private final AsyncTaskExecutor throttled = throttled();
  private final Executor either;

  Sizes(boolean named) {
    either =
        named
            ? Executors.newCachedThreadPool(r -> new Thread(r, "either")) // maybe: unclosed-executor
            : Executors.newCachedThreadPool(); // maybe: unclosed-executor
  }

  static ExecutorService elastic(int most) {
    return new ThreadPoolExecutor(0, most, 30, TimeUnit.SECONDS, new SynchronousQueue<>());
  }

  static AsyncTaskExecutor perMail() {
    SimpleAsyncTaskExecutor executor = new SimpleAsyncTaskExecutor("mail-");
    executor.setVirtualThreads(true);
    return executor;
  }

  static AsyncTaskExecutor throttled() {
    SimpleAsyncTaskExecutor executor = new SimpleAsyncTaskExecutor("bulk-");
    executor.setConcurrencyLimit(16);
    return executor;
  }

  void byArgument(Collection<Runnable> jobs) {
    jobs.forEach(endless::execute); // expect: unbounded-fan-out
    jobs.forEach(few::execute);
  }

  void bySetter(List<String> mails) {
    for (String mail : mails) {
      perMail.execute(() -> System.out.println(mail)); // expect: unbounded-fan-out
      throttled.execute(() -> System.out.println(mail));
    }
  }

  void either(List<Runnable> jobs) {
    for (Runnable job : jobs) {
      either.execute(job); // expect: unbounded-fan-out
    }
  }

  void close() {
    endless.shutdown();
    few.shutdown();
  }
}
