// release: 21
package quay.shapes.fan;

import io.reactivex.rxjava3.core.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
import reactor.core.publisher.*;

public final class OtherShapes {
  record Job(String id, Runnable work) {}

  private final ExecutorService cached = Executors.newCachedThreadPool();
  private final ExecutorService threads = Executors.newThreadPerTaskExecutor(Thread.ofVirtual().factory());
  private final ExecutorService fixed = Executors.newFixedThreadPool(4);

  void map(Map<String, Job> jobs) {
    jobs.forEach((id, job) -> cached.execute(job.work())); // expect: unbounded-fan-out
  }

  void values(Map<String, Job> jobs) {
    for (var e : jobs.entrySet()) {
      threads.execute(() -> e.getValue().work().run()); // expect: unbounded-fan-out
    }
  }

  void queue(Queue<Job> jobs) {
    for (Job job; (job = jobs.poll()) != null; ) {
      cached.execute(job.work()); // expect: unbounded-fan-out
    }
  }

  void whileNext(Iterator<Job> jobs) {
    while (jobs.hasNext()) {
      start(jobs.next());
    }
  }

  private void start(Job job) {
    Thread.startVirtualThread(job.work()); // expect: unbounded-fan-out
  }

  void switched(List<Job> jobs) {
    for (Job job : jobs) {
      switch (job.id()) {
        case "now" -> job.work().run();
        default -> cached.execute(job.work()); // expect: unbounded-fan-out
      }
    }
  }

  void chosen(List<Job> jobs, boolean fast) {
    ExecutorService pool = fast ? cached : threads;
    jobs.forEach(j -> pool.execute(j.work())); // maybe: unbounded-fan-out
  }

  void mixed(List<Job> jobs, boolean fast) {
    ExecutorService pool = fast ? cached : fixed;
    jobs.forEach(j -> pool.execute(j.work()));
  }

  void recursive(List<Job> jobs) {
    if (!jobs.isEmpty()) {
      cached.execute(jobs.get(0).work());
      recursive(jobs.subList(1, jobs.size()));
    }
  }

  void limited(List<Job> jobs) {
    jobs.stream().limit(8).forEach(j -> cached.execute(j.work()));
  }

  void semaphore(List<Job> jobs) throws InterruptedException {
    var permits = new Semaphore(10);
    for (Job job : jobs) {
      permits.acquire();
      threads.execute(() -> {
        try {
          job.work().run();
        } finally {
          permits.release();
        }
      });
    }
  }

  void collected(List<Job> jobs) {
    List<CompletableFuture<Void>> all =
        jobs.stream().map(j -> CompletableFuture.runAsync(j.work(), cached)).toList(); // expect: unbounded-fan-out
    all.forEach(CompletableFuture::join);
  }

  void flatMapped(List<List<Job>> jobs) {
    jobs.stream().flatMap(List::stream).map(Job::work).forEach(cached::execute); // expect: unbounded-fan-out
  }

  void enums() {
    for (TimeUnit u : TimeUnit.values()) {
      cached.execute(() -> System.out.println(u));
    }
  }

  <T extends Runnable> void generic(Collection<? extends T> tasks) {
    for (T task : tasks) {
      new Thread(task).start(); // expect: unbounded-fan-out
    }
  }

  Single<List<String>> merge(Observable<String> ids) {
    return ids.flatMap(id -> Observable.fromCallable(() -> id + id)).toList(); // expect: unbounded-merge
  }

  Single<List<String>> mergeLimited(Observable<String> ids) {
    return ids.flatMap(id -> Observable.fromCallable(() -> id + id), false, 4).toList();
  }

  Flux<String> mergeMax(Flux<String> ids, Function<String, Mono<String>> f) {
    return ids.flatMap(f, Integer.MAX_VALUE); // expect: unbounded-merge
  }

  ThreadPoolExecutor queue(int n) {
    BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    return new ThreadPoolExecutor(n, n, 1, TimeUnit.SECONDS, work); // expect: unbounded-queue
  }

  ThreadPoolExecutor queueGiven(int n) {
    return new ThreadPoolExecutor(n, n, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(100));
  }

  ExecutorService pooled() {
    ThreadFactory factory = Thread.ofVirtual().name("w-", 0).factory();
    return Executors.newFixedThreadPool(10, factory); // expect: pooled-virtual-threads
  }

  String first(List<Callable<String>> tasks) throws Exception {
    var done = new ExecutorCompletionService<String>(fixed);
    tasks.forEach(done::submit);
    return done.take().get(); // expect: uncancelled-losers
  }

  String firstCancelled(List<Callable<String>> tasks) throws Exception {
    var done = new ExecutorCompletionService<String>(fixed);
    var all = tasks.stream().map(done::submit).toList();
    try {
      return done.take().get();
    } finally {
      all.forEach(f -> f.cancel(true));
    }
  }

  void close() {
    cached.shutdown();
    threads.shutdown();
    fixed.shutdown();
  }
}
