// source: reactor schedulers used directly, nested Runnable classes, disposables, JUnit tests in the same file
package scheduled.bits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;
import reactor.test.StepVerifier;

public class ScheduledBits {

    private final Scheduler cpu = Schedulers.newParallel("cpu");
    private final Scheduler disk = Schedulers.newBoundedElastic(2, 10, "disk");

    public Disposable onCpu(File file) {
        return cpu.schedule(new Read(file), 1, TimeUnit.SECONDS);
    }

    public Disposable onDisk(File file) {
        return disk.schedule(new Stored(file), 1, TimeUnit.SECONDS);
    }

    public void close() {
        cpu.dispose();
        disk.dispose();
    }

    static final class Read implements Runnable {
        private final File file;

        Read(File file) {
            this.file = file;
        }

        @Override
        public void run() {
            size(file); // expect: blocking-in-reactive
        }
    }

    static final class Stored implements Runnable {
        private final File file;

        Stored(File file) {
            this.file = file;
        }

        @Override
        public void run() {
            size(file);
        }
    }

    static int size(File file) {
        try (FileInputStream in = new FileInputStream(file)) {
            return in.readAllBytes().length;
        } catch (IOException e) {
            return 0;
        }
    }

    static class ScheduledBitsTest {
        @Test
        void sizes() {
            List<Integer> sizes = Flux.just(new File("a"), new File("b")).map(ScheduledBits::size).collectList().block();
            assertEquals(2, sizes.size());
        }

        @Test
        void verified() {
            StepVerifier.create(Mono.fromCallable(() -> size(new File("a"))))
                    .expectNext(0)
                    .expectComplete()
                    .verify(Duration.ofSeconds(1));
        }
    }
}
