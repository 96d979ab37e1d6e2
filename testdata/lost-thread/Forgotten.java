// enable: lost-thread
package sandbox.forgotten;

public class Forgotten {
  interface Work {
    void run(int id);
  }

  private Thread field;

  void forgets(Work work) {
    new Thread(() -> work.run(1)).start(); // expect: lost-thread
    Thread.startVirtualThread(() -> work.run(2)); // expect: lost-thread
    Thread.ofPlatform().daemon().name("x").start(() -> work.run(3)); // expect: lost-thread
    Thread local = new Thread(() -> work.run(4));
    local.setName("local");
    local.start(); // expect: lost-thread
  }

  Thread keeps(Work work) throws InterruptedException {
    Thread joined = new Thread(() -> work.run(1));
    joined.start();
    joined.join();
    field = Thread.startVirtualThread(() -> work.run(2));
    Thread.ofVirtual().uncaughtExceptionHandler((t, e) -> e.printStackTrace()).start(() -> work.run(3));
    new Thread(() -> guarded(work)).start();
    Thread stopped = Thread.ofVirtual().start(() -> work.run(4));
    stopped.interrupt();
    return Thread.startVirtualThread(() -> work.run(5));
  }

  private static void guarded(Work work) {
    try {
      work.run(6);
    } catch (Exception e) {
      System.err.println("lost " + e);
    }
  }
}
