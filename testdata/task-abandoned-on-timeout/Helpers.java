package late.helpers;

import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;

/** Tasks that a helper submits, and waits through a helper of a library. */
final class Helpers implements AutoCloseable {
  private final ExecutorService scripts = Executors.newFixedThreadPool(2);
  private final AtomicReference<Future<?>> last = new AtomicReference<>();
  private final List<Future<?>> open = new ArrayList<>();

  Object evaluate(Callable<Object> script, Object other) throws InterruptedException {
    Future<Object> running = start(script);
    try {
      return running.get(2, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
    } catch (ExecutionException | TimeoutException e) {
      return other;
    }
  }

  Object direct(Callable<Object> script) throws Exception {
    return start(script).get(2, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
  }

  String guava(ListeningExecutorService pool, Callable<String> script) throws ExecutionException {
    ListenableFuture<String> label = pool.submit(script);
    try {
      return Uninterruptibles.getUninterruptibly(label, 1, TimeUnit.SECONDS); // expect: task-abandoned-on-timeout
    } catch (TimeoutException e) {
      return "";
    }
  }

  // -- silent

  Object stopped(Callable<Object> script) throws Exception {
    Future<Object> running = start(script);
    try {
      return running.get(2, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      stop(running);
      throw e;
    }
  }

  Object kept(Callable<Object> script) throws Exception {
    return startKept(script).get(2, TimeUnit.SECONDS);
  }

  String guavaStopped(ListeningExecutorService pool, Callable<String> script) throws Exception {
    ListenableFuture<String> label = pool.submit(script);
    try {
      return Uninterruptibles.getUninterruptibly(label, 1, TimeUnit.SECONDS);
    } finally {
      label.cancel(true);
    }
  }

  String noWait(ListeningExecutorService pool, Callable<String> script) throws Exception {
    return Uninterruptibles.getUninterruptibly(pool.submit(script));
  }

  Object published(Callable<Object> script) throws Exception {
    Future<Object> running = scripts.submit(script);
    last.set(running);
    return running.get(2, TimeUnit.SECONDS);
  }

  private Future<Object> start(Callable<Object> script) {
    return scripts.submit(script);
  }

  private Future<Object> startKept(Callable<Object> script) {
    Future<Object> running = scripts.submit(script);
    open.add(running);
    return running;
  }

  private static void stop(Future<?> running) {
    if (!running.isDone()) {
      running.cancel(true);
    }
  }

  @Override
  public void close() {
    open.forEach(f -> f.cancel(true));
    scripts.shutdown();
  }
}
