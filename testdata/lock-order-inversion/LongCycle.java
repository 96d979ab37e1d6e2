package acme.cycle;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

public class LongCycle {
    private static final Object A = new Object();
    private static final Object B = new Object();
    private static final Object C = new Object();
    private final StampedLock stamped = new StampedLock();
    private final ReentrantLock left = new ReentrantLock();
    private final ReentrantLock right = new ReentrantLock();
    private int value;

    public static void ab() {
        synchronized (A) {
            synchronized (B) {
                System.out.println("ab");
            }
        }
    }

    public static void bc() {
        synchronized (B) {
            c();
        }
    }

    private static void c() {
        synchronized (C) {
            System.out.println("c");
        }
    }

    public static void ca() {
        synchronized (C) {
            synchronized (A) { // expect: lock-order-inversion
                System.out.println("ca");
            }
        }
    }

    public int twice() {
        long stamp = stamped.writeLock();
        try {
            return read(); // expect: lock-order-inversion
        } finally {
            stamped.unlockWrite(stamp);
        }
    }

    private int read() {
        long stamp = stamped.readLock();
        try {
            return value;
        } finally {
            stamped.unlockRead(stamp);
        }
    }

    public void both() {
        left.lock();
        try {
            value++;
        } finally {
            left.unlock();
        }
        right.lock();
        try {
            left.lock();
            try {
                value--;
            } finally {
                left.unlock();
            }
        } finally {
            right.unlock();
        }
    }

    public static class Node {
        private final long id;
        private Node next;

        public Node(long id) {
            this.id = id;
        }

        public void link(Node other) {
            Node first = System.identityHashCode(this) < System.identityHashCode(other) ? this : other;
            Node second = first == this ? other : this;
            synchronized (first) {
                synchronized (second) {
                    next = other;
                    other.next = this;
                }
            }
        }

        public void linkById(Node other) {
            if (id < other.id) {
                synchronized (this) {
                    synchronized (other) {
                        next = other;
                    }
                }
            } else {
                synchronized (other) {
                    synchronized (this) {
                        next = other;
                    }
                }
            }
        }

        public synchronized boolean sameAs(Node other) {
            return other.peek() == id; // expect: lock-order-inversion
        }

        private synchronized long peek() {
            return id;
        }

        public static void all(Node... nodes) {
            Arrays.sort(nodes, (a, b) -> Long.compare(a.id, b.id));
            synchronized (nodes[0]) {
                synchronized (nodes[1]) {
                    nodes[0].next = nodes[1];
                }
            }
        }
    }
}
