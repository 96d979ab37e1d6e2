package acme.real;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Gates {
    static class Gate {
        final ReentrantLock lock = new ReentrantLock();
        final Condition opened = lock.newCondition();
        private boolean open;

        void openUnlocked() {
            open = true;
            opened.signalAll();
        }

        void fling() {
            open = true;
            opened.signalAll(); // expect: wait-without-monitor
        }

        void await() throws InterruptedException {
            lock.lock();
            try {
                while (!open) {
                    opened.await();
                }
            } finally {
                lock.unlock();
            }
        }
    }

    private final Gate gate = new Gate();

    public void open() {
        gate.lock.lock();
        try {
            gate.openUnlocked();
        } finally {
            gate.lock.unlock();
        }
    }

    public void fling() {
        gate.fling();
    }

    public void enter() throws InterruptedException {
        gate.await();
    }
}
