package freight.tests;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.HashMap;
import java.util.Map;
import reactor.core.publisher.Mono;

/** Publishers that the callee allows to drop, that a test asks for, or that a container gives back. */
class OnPurpose {
  interface Carrier {
    Mono<String> send(String parcel);
  }

  private final Map<String, Mono<String>> open = new HashMap<>();

  @CanIgnoreReturnValue
  Mono<String> register(Mono<String> source) {
    return source;
  }

  void allowed(Mono<String> source) {
    register(source);
    open.put("a", source);
    open.remove("b");
    source.map(String::trim); // expect: unsubscribed-publisher
  }

  void tests() {
    Carrier carrier = mock(Carrier.class);
    doReturn(Mono.just("c")).when(carrier).send("d");
    verify(carrier).send("a");
    assertThrows(IllegalStateException.class, () -> carrier.send("e"));
    carrier.send("f"); // expect: unsubscribed-publisher
  }
}
