package cancel.limits;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

final class Limits {
  private final ExecutorService pool;
  private Future<String> kept;

  Limits(ExecutorService pool) {
    this.pool = pool;
  }

  String propagates(Callable<String> task) throws Exception {
    return pool.submit(task).get(1, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
  }

  String caught(Callable<String> task) throws Exception {
    Future<String> f = pool.submit(task);
    try {
      return f.get(1, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
    } catch (TimeoutException e) {
      return "";
    }
  }

  String declaredFirst(Callable<String> task) {
    Future<String> f = null;
    try {
      f = pool.submit(task);
      return f.get(1, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
    } catch (Exception e) { // maybe: swallowed-interrupt
      return "";
    }
  }

  String cancelsElsewhere(Callable<String> task) throws InterruptedException {
    Future<String> f = pool.submit(task);
    try {
      return f.get(1, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
    } catch (TimeoutException e) {
      return "";
    } catch (ExecutionException e) {
      f.cancel(true);
      return "failed";
    }
  }

  String stage(Callable<String> task) throws Exception {
    CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> "x", pool);
    return f.get(1, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
  }

  String futureTask(Callable<String> task) throws Exception {
    FutureTask<String> f = new FutureTask<>(task);
    new Thread(f).start();
    return f.get(1, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
  }

  void each(List<Callable<String>> tasks) throws Exception {
    for (Callable<String> task : tasks) {
      Future<String> f = pool.submit(task);
      System.out.println(f.get(1, TimeUnit.SECONDS)); // expect: task-abandoned-on-timeout
    }
  }

  // -- silent

  String cancels(Callable<String> task) throws Exception {
    Future<String> f = pool.submit(task);
    try {
      return f.get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      f.cancel(true);
      throw e;
    }
  }

  String cancelsFinally(Callable<String> task) throws Exception {
    Future<String> f = pool.submit(task);
    try {
      return f.get(1, TimeUnit.SECONDS);
    } finally {
      f.cancel(true);
    }
  }

  String cancelsInHelper(Callable<String> task) throws Exception {
    Future<String> f = pool.submit(task);
    try {
      return f.get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      giveUp(f);
      return "";
    }
  }

  private static void giveUp(Future<?> f) {
    f.cancel(true);
  }

  String ownPool(Callable<String> task) throws Exception {
    ExecutorService own = Executors.newSingleThreadExecutor();
    try {
      return own.submit(task).get(1, TimeUnit.SECONDS);
    } finally {
      own.shutdownNow();
    }
  }

  String waitsOn(Callable<String> task) throws Exception {
    Future<String> f = pool.submit(task);
    while (true) {
      try {
        return f.get(1, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        System.out.println("still waiting");
      }
    }
  }

  String waitsAgain(Callable<String> task) throws Exception {
    Future<String> f = pool.submit(task);
    try {
      return f.get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      System.out.println("slow");
    }
    return f.get();
  }

  String keeps(Callable<String> task) throws Exception {
    Future<String> f = pool.submit(task);
    kept = f;
    return f.get(1, TimeUnit.SECONDS);
  }

  String given(Future<String> f) throws Exception {
    return f.get(1, TimeUnit.SECONDS);
  }

  String field() throws Exception {
    return kept.get(1, TimeUnit.SECONDS);
  }

  void all(List<Callable<String>> tasks) throws InterruptedException {
    System.out.println(pool.invokeAll(tasks, 1, TimeUnit.SECONDS));
  }

  String unlimited(Callable<String> task) throws Exception {
    return pool.submit(task).get();
  }
}
