// release: 21
package acme.prop;

import com.google.common.base.Throwables;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import lombok.SneakyThrows;
import lombok.extern.slf4j.Slf4j;

@Slf4j
public class Propagate21 {
    private final BlockingQueue<String> queue;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition full = lock.newCondition();

    public Propagate21(BlockingQueue<String> queue) {
        this.queue = queue;
    }

    public String bySwitch() {
        try {
            return queue.take();
        } catch (Exception e) {
            switch (e) {
                case InterruptedException ie -> Thread.currentThread().interrupt();
                default -> log.warn("failed", e);
            }
            return null;
        }
    }

    public String bySwitchLost() {
        try {
            return queue.take();
        } catch (Exception e) { // expect: swallowed-interrupt
            return switch (e) {
                case IllegalStateException is -> "state";
                default -> "other";
            };
        }
    }

    public String propagated() throws InterruptedException {
        try {
            return queue.take();
        } catch (Exception e) {
            Throwables.throwIfInstanceOf(e, InterruptedException.class);
            throw new IllegalStateException(e);
        }
    }

    public String casted() throws InterruptedException {
        try {
            return queue.take();
        } catch (Exception e) {
            if (e instanceof InterruptedException) {
                throw (InterruptedException) e;
            }
            return null;
        }
    }

    public String pattern() throws InterruptedException {
        try {
            return queue.take();
        } catch (Exception e) {
            if (e instanceof InterruptedException ie) {
                throw ie;
            }
            return null;
        }
    }

    @SneakyThrows
    public String sneaky() {
        try {
            return queue.take();
        } catch (InterruptedException e) {
            log.info("stopped");
            throw e;
        }
    }

    @SneakyThrows
    public String sneakyBare() {
        return queue.take();
    }

    public boolean full(long millis) {
        lock.lock();
        try {
            while (queue.remainingCapacity() > 0) {
                if (!full.await(millis, TimeUnit.MILLISECONDS)) {
                    return false;
                }
            }
            return true;
        } catch (InterruptedException e) { // expect: swallowed-interrupt
            log.warn("interrupted", e);
            return false;
        } finally {
            lock.unlock();
        }
    }

    public <T> T unwrap(Future<T> future) throws IOException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        } catch (InterruptedException e) { // expect: swallowed-interrupt
            throw new IOException("interrupted while waiting");
        }
    }

    public <T> T unwrapAll(Future<T> future) {
        try {
            return future.get(1, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) { // expect: swallowed-interrupt
            log.error("no result", e);
            return null;
        }
    }

    public <T> T orElse(Callable<T> call, T other) {
        try {
            Thread.sleep(5);
            return call.call();
        } catch (RuntimeException e) {
            return other;
        } catch (Exception e) { // expect: swallowed-interrupt
            return other;
        }
    }

    public void twice() {
        try {
            queue.put("a");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try {
            queue.put("b");
        } catch (InterruptedException e) { // expect: swallowed-interrupt
            log.debug("b", e);
        }
    }

    public void inFinally() {
        boolean ok = false;
        try {
            queue.put("a");
            ok = true;
        } catch (InterruptedException e) {
            log.debug("a", e);
        } finally {
            if (!ok) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public void exit() {
        try {
            queue.put("a");
        } catch (InterruptedException e) { // maybe: swallowed-interrupt
            System.exit(1);
        }
    }
}
