// essence: method references drop what calls drop: launches and proxied methods, not what is owned
package references;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RecursiveTask;
import org.springframework.scheduling.annotation.Async;

class References {
  static class Mailer {
    @Async
    public CompletableFuture<Boolean> deliver(String to) {
      return CompletableFuture.completedFuture(!to.isEmpty());
    }

    @Async
    public void remind(String to) {
      System.out.println(to);
    }

    void all(List<String> addresses) {
      addresses.forEach(this::deliver); // expect: unjoined-future ; maybe: spring-async-misuse
    }
  }

  @Async
  interface Bills {
    CompletableFuture<Void> print(String number);
  }

  private final Deque<CompletableFuture<Boolean>> waiting = new ArrayDeque<>();

  void mail(Mailer mailer, Bills bills, List<String> addresses) {
    addresses.forEach(mailer::deliver); // expect: lost-task
    addresses.forEach(mailer::remind);
    addresses.forEach(bills::print); // expect: lost-task
    addresses.stream().map(mailer::deliver).forEach(waiting::add);
  }

  void jobs(ExecutorService pool, CompletionService<String> done, List<Callable<String>> jobs) {
    jobs.forEach(pool::submit); // expect: lost-task
    jobs.forEach(done::submit);
    Optional.of(jobs.get(0)).ifPresent(pool::submit); // expect: lost-task
  }

  void fork(List<RecursiveTask<Integer>> parts) {
    parts.forEach(RecursiveTask::fork);
    Runnable next = waiting::poll;
    next.run();
  }
}
