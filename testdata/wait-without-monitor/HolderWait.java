package acme.forms;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class HolderWait {
    static class Slot {
        final ReentrantLock lock = new ReentrantLock();
        final Condition free = lock.newCondition();
        boolean taken;
    }

    private final Slot slot = new Slot();

    public void take() throws InterruptedException {
        slot.lock.lock();
        try {
            while (slot.taken) {
                slot.free.await();
            }
            slot.taken = true;
        } finally {
            slot.lock.unlock();
        }
    }

    public void give() {
        slot.lock.lock();
        try {
            slot.taken = false;
            slot.free.signal();
        } finally {
            slot.lock.unlock();
        }
    }

    public void takeOf(Slot other) throws InterruptedException {
        other.lock.lock();
        try {
            while (other.taken) {
                other.free.await();
            }
        } finally {
            other.lock.unlock();
        }
    }

    public synchronized void takeTwice() throws InterruptedException {
        slot.lock.lock();
        try {
            while (slot.taken) {
                slot.free.await(); // expect: blocking-under-lock
            }
        } finally {
            slot.lock.unlock();
        }
    }
}
