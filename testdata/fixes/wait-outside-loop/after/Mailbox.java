import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Mailbox {
    private final Lock lock = new ReentrantLock();
    private final Condition filled = lock.newCondition();
    private String letter;
    private String parcel;

    synchronized String letter() throws InterruptedException {
        while (letter == null) {
            wait();
        }
        return letter;
    }

    String parcel() throws InterruptedException {
        lock.lock();
        try {
            while (parcel == null)
                filled.await();
            return parcel;
        } finally {
            lock.unlock();
        }
    }

    synchronized void idle() throws InterruptedException {
        wait();
    }

    synchronized String other() throws InterruptedException {
        if (letter == null) {
            wait();
        } else {
            return letter;
        }
        return parcel;
    }

    String soon() throws InterruptedException {
        lock.lock();
        try {
            if (parcel == null) {
                filled.awaitNanos(TimeUnit.SECONDS.toNanos(1));
            }
            return parcel;
        } finally {
            lock.unlock();
        }
    }
}
