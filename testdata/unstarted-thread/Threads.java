package sandbox.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;

public class Threads {
  static class Worker extends Thread {
    @Override
    public void run() {
      super.run();
      System.out.println("work");
    }
  }

  static class Eager extends Thread {
    Eager() {
      start(); // maybe: thread-in-constructor
    }
  }

  private final List<Thread> all = new ArrayList<>();
  private Thread field;

  void forgets(Runnable task, Worker worker) {
    worker.run(); // expect: unstarted-thread
    new Worker().run(); // expect: unstarted-thread
    Thread named = new Thread(task, "named"); // expect: unstarted-thread
    named.setDaemon(true);
    Thread.ofVirtual().unstarted(task); // expect: unstarted-thread
    Thread lazy = Thread.ofPlatform().name("lazy").unstarted(task); // expect: unstarted-thread
    new Worker(); // expect: unstarted-thread
  }

  Thread keeps(Runnable task, boolean now) {
    task.run();
    Runnable asTask = new Worker();
    asTask.run();
    new Eager();
    all.add(new Thread(task));
    field = new Thread(task);
    Runtime.getRuntime().addShutdownHook(new Thread(task));
    Thread late = null;
    if (now) {
      late = new Thread(task);
    }
    if (late != null) {
      late.start();
    }
    ThreadFactory factory = r -> new Thread(r, "made");
    factory.newThread(task).start();
    new Thread(task).start();
    return new Thread(task);
  }
}
