import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class UnsafeGate {
  private final CountDownLatch ready = new CountDownLatch(1);

  void pass(boolean patient) throws InterruptedException {
    ready.await(
        1, TimeUnit.SECONDS);
    if (patient) ready.await(5, TimeUnit.SECONDS);
    else System.out.println("at once");
  }
}
