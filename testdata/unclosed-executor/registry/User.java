package registry;

import java.util.concurrent.ExecutorService;

class User {
  private final ExecutorService theirs;
  private final ExecutorService own = Registry.made(); // expect: unclosed-executor

  User(Registry registry) {
    theirs = registry.kept();
  }

  void run(Runnable job, Registry registry) {
    theirs.execute(job);
    own.execute(job);
    registry.kept().execute(job);
  }

  void lose(Runnable job) {
    ExecutorService pool = Registry.made(); // expect: unclosed-executor
    pool.execute(job);
  }
}
