// essence: a pool's hook sees a submitted task's failure only in the task itself
package hooks;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class Hooks {
  static class Half extends ThreadPoolExecutor {
    Half() {
      super(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(9));
    }

    @Override
    protected void afterExecute(Runnable task, Throwable failure) {
      super.afterExecute(task, failure);
      if (failure != null) {
        System.err.println(task + " failed: " + failure);
      }
    }
  }

  static class Whole extends ThreadPoolExecutor {
    Whole() {
      super(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(9));
    }

    @Override
    protected void afterExecute(Runnable task, Throwable failure) {
      if (task instanceof FutureTask<?> done && done.state() == Future.State.FAILED) {
        System.err.println("failed: " + done.exceptionNow());
      }
    }
  }

  static class Timed extends Whole {
    @Override
    protected void afterExecute(Runnable task, Throwable failure) {
      System.out.println(getActiveCount());
      super.afterExecute(task, failure);
    }
  }

  static class Asking extends Half {
    @Override
    protected void afterExecute(Runnable task, Throwable failure) {
      ask(task);
    }

    private static void ask(Runnable task) {
      try {
        ((Future<?>) task).get();
      } catch (ExecutionException e) {
        System.err.println(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  void run(Runnable job, Half half, Whole whole, Timed timed, Asking asking) {
    half.submit(job); // expect: lost-task
    half.execute(job);
    whole.submit(job);
    timed.submit(job);
    asking.submit(job);
  }

  void anonymous(Runnable job) {
    try (ExecutorService pool =
        new ScheduledThreadPoolExecutor(1) {
          @Override
          protected void afterExecute(Runnable task, Throwable failure) {
            System.out.println("done");
          }
        }) {
      pool.submit(job); // expect: lost-task
    }
  }
}
