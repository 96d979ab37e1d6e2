// functions that pass through methods, fields and objects on their way to the loop
package relay.pass;

import io.netty.channel.EventLoop;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;

public class FunctionsPassed {
    private final EventLoop loop;
    private final Runnable kept = () -> {
        read("kept"); // expect: blocking-in-event-loop
    };

    public FunctionsPassed(EventLoop loop) {
        this.loop = loop;
    }

    void go(Executor other) {
        post(() -> read("a")); // expect: blocking-in-event-loop
        loop.execute(kept);
        loop.execute(new Job("b"));
        loop.execute(new Retry(() -> read("c"))); // expect: blocking-in-event-loop
        other.execute(new Job2("d"));
        loop.execute(() -> timed(() -> read("e"))); // expect: blocking-in-event-loop
        loop.execute(this::work); // expect: blocking-in-event-loop
    }

    private void work() {
        timed(this::slow);
    }

    private String slow() {
        return read("slow");
    }

    private void post(Runnable task) {
        loop.execute(() -> {
            task.run();
        });
    }

    private static <T> T timed(Callable<T> code) {
        long start = System.nanoTime();
        try {
            return code.call();
        } catch (Exception e) {
            return null;
        } finally {
            System.out.println(System.nanoTime() - start);
        }
    }

    private static final class Job implements Runnable {
        private final String name;

        Job(String name) {
            this.name = name;
        }

        @Override
        public void run() {
            read(name); // expect: blocking-in-event-loop
        }
    }

    private static final class Job2 implements Runnable {
        private final String name;

        Job2(String name) {
            this.name = read(name);
        }

        @Override
        public void run() {
            read(name);
        }
    }

    private static final class Retry implements Runnable {
        private final Runnable inner;

        Retry(Runnable inner) {
            this.inner = inner;
        }

        @Override
        public void run() {
            for (int i = 0; i < 3; i++) {
                inner.run();
            }
        }
    }

    private static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
