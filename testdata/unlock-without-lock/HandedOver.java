// a permit that its holder leaves to whoever it tells through a field
package sandbox.socket;

import java.util.concurrent.Semaphore;

public class HandedOver {
    private final Semaphore reading = new Semaphore(1);
    private final Semaphore writing = new Semaphore(1);
    private final Object guard = new Object();
    private boolean told;
    private boolean writable;

    public int read(boolean block) throws InterruptedException {
        boolean mine = false;
        synchronized (guard) {
            mine = told;
        }
        if (!mine) {
            if (block) {
                reading.acquire(); // maybe: unreleased-lock
            } else if (!reading.tryAcquire()) { // maybe: unreleased-lock
                return 0;
            }
        }
        int bytes = fill();
        if (bytes > 0) {
            synchronized (guard) {
                told = false;
            }
            reading.release();
        }
        return bytes;
    }

    public void completed() {
        synchronized (guard) {
            told = true;
            writable = true;
        }
    }

    public void flush() {
        synchronized (guard) {
            if (writable || writing.tryAcquire()) {
                writable = false;
                writing.release();
            }
        }
    }

    public void wrong(boolean block) throws InterruptedException {
        if (block) {
            writing.acquire();
        }
        fill();
        writing.release(); // expect: unlock-without-lock
    }

    public void twice() throws InterruptedException {
        if (told) {
            writing.acquire();
            fill();
            writing.release();
            writing.release(); // expect: unlock-without-lock
        }
    }

    private int fill() {
        return 1;
    }
}
