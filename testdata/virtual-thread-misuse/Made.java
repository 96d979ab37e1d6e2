// release: 21
package quay.made;

import java.util.concurrent.ThreadFactory;

public class Made {
  private static Thread light(Runnable work) {
    return Thread.ofVirtual().unstarted(work);
  }

  private static ThreadFactory factory() {
    return Thread.ofVirtual().name("watch-", 0).factory();
  }

  private static Thread heavy(Runnable work) {
    return Thread.ofPlatform().unstarted(work);
  }

  private static Thread either(boolean light, Runnable work) {
    if (light) {
      return Thread.ofVirtual().unstarted(work);
    }
    return new Thread(work);
  }

  public void start(Runnable work, int priority) {
    Thread thread = light(work);
    thread.setPriority(priority); // expect: virtual-thread-misuse
    thread.start();
    Thread second = factory().newThread(work);
    second.setDaemon(false); // expect: virtual-thread-misuse
    second.start();
    Thread third = heavy(work);
    third.setPriority(priority);
    third.setDaemon(false);
    third.start();
    Thread fourth = either(priority > 5, work);
    fourth.setPriority(priority);
    fourth.start();
  }

  public void referred() {
    Thread.startVirtualThread(this::hurry);
    Thread.ofPlatform().start(this::plod);
    Thread.startVirtualThread(this::both);
    new Thread(this::both).start();
  }

  private void hurry() {
    Thread.currentThread().setPriority(9); // expect: virtual-thread-misuse
  }

  private void plod() {
    Thread.currentThread().setPriority(9);
  }

  private void both() {
    Thread.currentThread().setPriority(9);
  }
}
