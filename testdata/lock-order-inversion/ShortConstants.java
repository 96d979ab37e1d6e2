package sandbox.letters;

import java.util.concurrent.locks.ReentrantLock;

class A {
    static final Object S = new Object();
    static final ReentrantLock L = new ReentrantLock();
    static volatile int N;
    static final String K = "k";
}

class Sections {
    static final Object T = new Object();

    static void one() {
        synchronized (A.S) {
            synchronized (T) { // maybe: lock-order-inversion
                A.N++;
            }
        }
    }

    static void two() {
        synchronized (T) {
            synchronized (A.S) { // expect: lock-order-inversion
                System.out.println("two");
            }
        }
    }

    static void bump() {
        A.N++; // expect: non-atomic-update
    }

    static void text() {
        synchronized (A.K) { // expect: bad-lock-object
            System.out.println("k");
        }
    }

    static void hold(Runnable r) {
        A.L.lock(); // expect: unreleased-lock
        r.run();
        A.L.unlock();
    }
}
