// source: spring-projects/spring-integration#3712 | essence: in tests futures and publishers are stubbed, verified and expected to throw, which drops nothing
package fixture.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.BDDMockito;
import org.mockito.InOrder;
import org.mockito.Mockito;
import reactor.core.publisher.Mono;

class GatewayTests {
    interface Gateway {
        CompletableFuture<String> send(String text);

        Mono<String> push(String text);

        ExecutorService pool();
    }

    private Gateway gateway;
    private ExecutorService pool;

    @BeforeEach
    void setUp() {
        gateway = mock(Gateway.class);
        pool = Executors.newSingleThreadExecutor();
        when(gateway.send(any())).thenReturn(CompletableFuture.completedFuture("ok"));
        given(gateway.push(any())).willReturn(Mono.just("ok"));
        doReturn(CompletableFuture.completedFuture("b")).when(gateway).send("a");
        doThrow(new IllegalStateException()).when(gateway).push("bad");
    }

    @AfterEach
    void tearDown() throws InterruptedException {
        pool.shutdownNow();
        assertThat(pool.awaitTermination(1, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void verified() {
        gateway.send("a").join();
        verify(gateway).send("a");
        verify(gateway, times(1)).send("a");
        verify(gateway, never()).push(any());
        Mockito.verify(gateway, Mockito.atLeastOnce()).send("a");
        InOrder order = inOrder(gateway);
        order.verify(gateway).send("a");
        BDDMockito.then(gateway).should().send("a");
        verify(gateway.pool()).submit(any(Runnable.class));
    }

    @Test
    void throwing() {
        assertThrows(IllegalArgumentException.class, () -> gateway.send(null));
        assertThatThrownBy(() -> gateway.push("bad")).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void forgotten() {
        gateway.send("a"); // expect: unjoined-future
        gateway.push("a"); // expect: unsubscribed-publisher
        verify(gateway).send("a");
    }

    @Test
    void inBackground() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        pool.submit(() -> { // expect: lost-task
            assertThat(gateway.send("a").join()).isEqualTo("b");
            System.out.println("done");
        });
        assertThat(done.await(1, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void timed() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        gateway.send("a").whenComplete((text, failure) -> done.countDown());
        done.await(100, TimeUnit.MILLISECONDS); // expect: unchecked-timed-wait
        verify(gateway).send("a");
    }
}
