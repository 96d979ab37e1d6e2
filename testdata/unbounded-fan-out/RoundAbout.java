package a;

import java.util.List;
import java.util.concurrent.Executor;

/** Executors that hand their tasks to each other: nobody can tell what runs them. */
class RoundAbout {
  private final Executor first = task -> pick(true).execute(task);
  private final Executor second =
      new Executor() {
        @Override
        public void execute(Runnable task) {
          pick(false).execute(task);
        }
      };
  private final Executor third = this.fourth()::execute;
  private final Executor threads = task -> new Thread(task).start();

  private Executor pick(boolean other) {
    return other ? second : first;
  }

  private Executor fourth() {
    return third;
  }

  void all(List<Runnable> tasks) {
    for (Runnable task : tasks) {
      first.execute(task);
      third.execute(task);
    }
  }

  void each(List<Runnable> tasks) {
    for (Runnable task : tasks) {
      threads.execute(task); // expect: unbounded-fan-out
    }
  }
}
