import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Stock {
    private final Lock lock = new ReentrantLock();
    private int left = 10;

    void take(int count) {
        lock.lock();
        try {
            if (count > left) {
                String text = """
                only
                few left""";
                throw new IllegalStateException(text);
            }
            left -= count;
        } finally {
            lock.unlock();
        }
        log();
    }

    int peek() {
        lock.lock();
        // read it under the lock
        int now = read();
        lock.unlock();
        return now;
    }

    private int read() {
        return left;
    }

    private void log() {}
}
