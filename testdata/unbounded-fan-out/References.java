// release: 25
package fan.references;

import dev.failsafe.Bulkhead;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.StructuredTaskScope;
import java.util.stream.Stream;

/** Launches named by a method reference. */
final class References {
  private final Semaphore permits = new Semaphore(4);

  List<String> submitted(List<Callable<String>> calls) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<String>> open = calls.stream().map(threads::submit).toList(); // expect: unbounded-fan-out
      return open.stream().map(References::value).toList();
    }
  }

  void forked(List<Callable<String>> calls) throws InterruptedException {
    try (var scope = StructuredTaskScope.<String>open()) {
      calls.forEach(scope::fork); // expect: unbounded-fan-out
      scope.join();
    }
  }

  void virtual(Stream<Runnable> jobs) {
    jobs.forEach(Thread::startVirtualThread); // expect: unbounded-fan-out
  }

  // -- silent

  void limited(List<Callable<String>> calls) throws InterruptedException {
    try (var scope = StructuredTaskScope.<String>open()) {
      calls.stream().map(this::gated).forEach(scope::fork);
      scope.join();
    }
  }

  private Callable<String> gated(Callable<String> call) {
    return () -> {
      permits.acquire();
      try {
        return call.call();
      } finally {
        permits.release();
      }
    };
  }

  interface Gate {
    void acquireSlot();
  }

  void gates(List<Runnable> jobs, Bulkhead<Object> bulkhead, Gate gate) throws Exception {
    for (Runnable job : jobs) {
      bulkhead.acquirePermit(); // maybe: unreleased-lock
      Thread.startVirtualThread(job);
    }
    for (Runnable job : jobs) {
      gate.acquireSlot();
      Thread.startVirtualThread(job);
    }
  }

  void few(Runnable a, Runnable b) {
    List.of(a, b).forEach(Thread::startVirtualThread);
    Stream.of(a, b).map(Thread.ofVirtual()::unstarted).forEach(Thread::start);
  }

  void once(ExecutorService unknown, List<Runnable> jobs) {
    jobs.forEach(unknown::execute);
    jobs.stream().findFirst().ifPresent(Thread::startVirtualThread);
  }

  private static String value(Future<String> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    } catch (ExecutionException e) {
      return "";
    }
  }
}
