// tasks given by a method reference: a class of the sources that handles all it may throw
package rail.points;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.stream.Collectors;

public class SafeTasks {
    static final class Connect implements Runnable {
        private final CountDownLatch latch;

        Connect(CountDownLatch latch) {
            this.latch = latch;
        }

        @Override
        public void run() {
            try {
                Thread.currentThread().setName("connect");
                open();
            } catch (Exception e) {
                System.err.println("failed " + e);
            } finally {
                latch.countDown();
            }
        }

        private void open() {
            throw new IllegalStateException();
        }
    }

    static final class Check implements Runnable {
        private final String name;

        Check(String name) {
            this.name = name;
        }

        @Override
        public void run() {
            if (name.isEmpty()) {
                throw new IllegalStateException();
            }
        }
    }

    public void connect(List<String> names, CountDownLatch latch, ExecutorService pool) {
        names.stream().map(name -> new Connect(latch)).forEach(pool::submit);
        List<Connect> all = names.stream().map(name -> new Connect(latch)).collect(Collectors.toList());
        all.forEach(pool::submit);
    }

    public void check(List<String> names, ExecutorService pool) {
        names.stream().map(Check::new).forEach(pool::submit); // expect: lost-task
    }
}
