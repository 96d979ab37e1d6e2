import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class UnsafeGate {
  private final CountDownLatch ready = new CountDownLatch(1);

  void pass(boolean patient) throws InterruptedException {
    if (!ready.await(
        1, TimeUnit.SECONDS)) {
      throw new IllegalStateException("timed out");
    }
    if (patient) ready.await(5, TimeUnit.SECONDS);
    else System.out.println("at once");
  }
}
