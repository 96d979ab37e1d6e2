// source: virtual threads and monitors: inherited synchronized method, static synchronized, double checked init, latch count down, wait in monitor, lock passed in (Java 21)
// release: 21
package shared.cases;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;

public class SharedCases21 implements AutoCloseable {

    private static final ThreadFactory FACTORY = Thread.ofVirtual().name("v-", 0).factory();
    private final ExecutorService tasks = Executors.newThreadPerTaskExecutor(FACTORY);
    private final Line line;
    private volatile String greeting;

    public SharedCases21(Line line) {
        this.line = line;
    }

    static class Connection {
        protected final Socket socket;

        Connection(Socket socket) {
            this.socket = socket;
        }

        protected synchronized String ask(String question) {
            try {
                socket.getOutputStream().write(question.getBytes());
                return new BufferedReader(new InputStreamReader(socket.getInputStream())).readLine();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static final class Line extends Connection {
        private static int opened;
        private int asked;

        Line(Socket socket) {
            super(socket);
        }

        static synchronized int opened() {
            return ++opened;
        }

        String greet() {
            return ask("hello");
        }

        synchronized int count() {
            return ++asked;
        }
    }

    public Future<String> greet() {
        return tasks.submit(line::greet); // expect: blocking-in-virtual-thread
    }

    public Future<Integer> count() {
        return tasks.submit(() -> line.count() + Line.opened());
    }

    public CompletableFuture<String> supplied() {
        return CompletableFuture.supplyAsync(() -> line.greet(), tasks); // expect: blocking-in-virtual-thread
    }

    public Future<String> lazy() {
        return tasks.submit(this::greeting); // maybe: blocking-in-virtual-thread
    }

    private String greeting() {
        if (greeting == null) {
            synchronized (this) {
                if (greeting == null) {
                    greeting = line.greet(); // maybe: broken-double-checked-locking, blocking-under-lock
                }
            }
        }
        return greeting;
    }

    public void platform() {
        Thread.ofPlatform().start(line::greet);
    }

    @Override
    public void close() {
        tasks.close();
    }
}
