// essence: a reference to run of a thread, run at once, is a call of it; as somebody's task it is none
package references;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;

class References {
  static class Worker extends Thread {
    @Override
    public void run() {
      System.out.println(getName());
    }
  }

  void crawl(List<Worker> workers, Optional<Thread> one) {
    workers.forEach(Worker::run); // expect: unstarted-thread
    workers.stream().peek(Thread::run).count(); // expect: unstarted-thread
    one.ifPresent(Thread::run); // expect: unstarted-thread
    workers.forEach(Thread::start);
  }

  void elsewhere(Worker worker, ExecutorService pool, List<Runnable> tasks) {
    pool.execute(worker::run);
    tasks.forEach(Runnable::run);
  }
}
