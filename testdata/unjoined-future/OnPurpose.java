package freight.tests;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Results that the callee allows to drop, that a test only asks for, or that somebody else owns. */
class OnPurpose {
  interface Carrier {
    CompletableFuture<String> send(String parcel);
  }

  private final Map<String, CompletableFuture<String>> open = new HashMap<>();
  private final Deque<CompletableFuture<String>> queue = new ArrayDeque<>();
  private final AtomicReference<CompletableFuture<String>> last = new AtomicReference<>();

  @CanIgnoreReturnValue
  CompletableFuture<String> notice(String parcel) {
    return CompletableFuture.completedFuture(parcel);
  }

  CompletableFuture<String> ship(String parcel) {
    CompletableFuture<String> shipped = new CompletableFuture<>();
    open.put(parcel, shipped);
    return shipped;
  }

  void allowed() {
    notice("a");
    ship("b"); // expect: unjoined-future
  }

  void keeps(List<CompletableFuture<String>> all, CompletableFuture<String> made) {
    open.put("a", made);
    open.putIfAbsent("b", made);
    open.remove("c");
    all.set(0, made);
    last.getAndSet(made);
    queue.poll();
    queue.pollFirst();
  }

  CompletableFuture<String> fluent(CompletableFuture<String> made) {
    made.orTimeout(1, TimeUnit.SECONDS);
    made.completeOnTimeout("", 2, TimeUnit.SECONDS);
    made.completeAsync(() -> "x");
    return made;
  }

  void tests() {
    Carrier carrier = mock(Carrier.class);
    when(carrier.send("a")).thenReturn(CompletableFuture.completedFuture("b"));
    doReturn(CompletableFuture.completedFuture("c")).when(carrier).send("d");
    verify(carrier).send("a");
    assertThrows(IllegalStateException.class, () -> carrier.send("e"));
    carrier.send("f"); // expect: unjoined-future
  }
}
