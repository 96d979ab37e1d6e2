package sandbox.tests;

import java.util.concurrent.ExecutorService;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The thread of a test ends with the tests; the pool's threads of the code tested do not. */
public class InTests {
    private static final ThreadLocal<String> TENANT = new ThreadLocal<>();
    private ExecutorService pool;

    @BeforeEach
    void setUp() {
        TENANT.set("one");
    }

    @Test
    void seesTenant() {
        TENANT.set("two");
        System.out.println(TENANT.get());
    }

    void runs(String name) {
        pool.execute(() -> {
            TENANT.set(name); // expect: thread-local-leak
            System.out.println(TENANT.get());
        });
    }
}
