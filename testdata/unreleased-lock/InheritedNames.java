package sandbox.inherited;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Constants with names as short as those of types, taken over from types of the same file. */
abstract class InheritedNames {
    protected static final Lock LOCK = new ReentrantLock();

    interface Guarded {
        Lock ONE = new ReentrantLock();
    }

    static class Child extends InheritedNames implements Guarded {
        void run(Runnable step) {
            LOCK.lock(); // expect: unreleased-lock
            step.run();
            LOCK.unlock();
        }

        void runOne(Runnable step) {
            ONE.lock(); // expect: unreleased-lock
            step.run();
            ONE.unlock();
        }

        void runWell(Runnable step) {
            LOCK.lock();
            try {
                step.run();
            } finally {
                LOCK.unlock();
            }
        }
    }
}
