package gate.tests;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/** Calls that a test only records or expects to fail. */
class Doubles {
  void tests() throws InterruptedException {
    ExecutorService pool = mock(ExecutorService.class);
    when(pool.awaitTermination(1, TimeUnit.SECONDS)).thenReturn(true);
    verify(pool).awaitTermination(1, TimeUnit.SECONDS);
    CountDownLatch latch = new CountDownLatch(1);
    assertThrows(
        InterruptedException.class,
        () -> {
          Thread.currentThread().interrupt();
          latch.await(1, TimeUnit.SECONDS);
        });
    latch.await(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
  }
}
