package shop.threads;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.util.concurrent.ThreadFactory;

public class Threads {
  private static final ScopedValue<String> USER = ScopedValue.newInstance();
  private static final String PATTERN = "worker-%d";

  public void daemon(Runnable work) {
    Thread.ofVirtual().factory().newThread(work).setDaemon(false); // expect: virtual-thread-misuse; maybe: unstarted-thread
    ThreadFactory factory = Thread.ofVirtual().name("w-", 0).factory();
    Thread made = factory.newThread(work); // maybe: unstarted-thread
    made.setDaemon(false); // expect: virtual-thread-misuse
    made.setDaemon(true);
  }

  public void priority(Runnable work, int wanted) {
    Thread one = Thread.ofVirtual().start(work);
    one.setPriority(Thread.MAX_PRIORITY); // expect: virtual-thread-misuse
    one.setPriority(wanted); // expect: virtual-thread-misuse
    one.setPriority(Thread.NORM_PRIORITY);
    one.setPriority(5);
  }

  public void inside() {
    Thread.startVirtualThread(
        () -> {
          Thread.currentThread().setPriority(9); // expect: virtual-thread-misuse
        });
  }

  public void group(Runnable work) {
    Thread one = Thread.startVirtualThread(work);
    one.getThreadGroup().interrupt(); // expect: virtual-thread-misuse
    ThreadGroup group = one.getThreadGroup();
    System.out.println(group.activeCount()); // expect: virtual-thread-misuse
    System.out.println(one.getThreadGroup().getName());
  }

  public void names(Runnable work) {
    Thread.ofPlatform().name(PATTERN).start(work); // expect: virtual-thread-misuse
    Thread.ofVirtual().name("w-%d", 0).start(work); // expect: virtual-thread-misuse
    Thread.ofVirtual().name("w-{}").unstarted(work); // expect: virtual-thread-misuse; maybe: unstarted-thread
    Thread.ofVirtual().name(String.format("w-%d", 1)).start(work);
    Thread.ofVirtual().name("w-", 0).start(work);
    Thread.ofVirtual().name("100% sure").start(work);
  }

  public void binding(Runnable work) {
    ScopedValue.where(USER, "a"); // expect: virtual-thread-misuse
    ScopedValue.where(USER, "a").run(work);
  }

  public ThreadFactory guava() {
    return new ThreadFactoryBuilder()
        .setThreadFactory(Thread.ofVirtual().factory())
        .setNameFormat("x-%d")
        .setDaemon(false) // expect: virtual-thread-misuse
        .build();
  }

  public ThreadFactory guavaPlatform() {
    return new ThreadFactoryBuilder().setNameFormat("x-%d").setDaemon(false).setPriority(3).build();
  }

  public void platform(Runnable work, Thread given) {
    Thread one = new Thread(work); // maybe: unstarted-thread
    one.setDaemon(false);
    one.setPriority(7);
    given.setPriority(7);
    Thread two = Thread.ofPlatform().unstarted(work); // maybe: unstarted-thread
    two.setDaemon(false);
  }

  public void tested(Runnable work, boolean virtual) {
    Thread one = Thread.ofVirtual().unstarted(work); // maybe: unstarted-thread
    if (!one.isVirtual()) {
      one.setDaemon(false);
    }
  }
}
