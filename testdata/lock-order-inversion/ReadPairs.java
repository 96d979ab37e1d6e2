package acme.pairs;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadPairs {
    private final ReentrantReadWriteLock a = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock b = new ReentrantReadWriteLock();
    private final ReentrantLock c = new ReentrantLock();

    public void ab(Runnable work) {
        a.readLock().lock();
        try {
            b.readLock().lock();
            try {
                work.run();
            } finally {
                b.readLock().unlock();
            }
        } finally {
            a.readLock().unlock();
        }
    }

    public void ba(Runnable work) {
        b.readLock().lock();
        try {
            a.readLock().lock();
            try {
                work.run();
            } finally {
                a.readLock().unlock();
            }
        } finally {
            b.readLock().unlock();
        }
    }

    public void ac(Runnable work) {
        a.readLock().lock();
        try {
            c.lock();
            try {
                work.run();
            } finally {
                c.unlock();
            }
        } finally {
            a.readLock().unlock();
        }
    }

    public void ca(Runnable work) {
        c.lock();
        try {
            a.readLock().lock();
            try {
                work.run();
            } finally {
                a.readLock().unlock();
            }
        } finally {
            c.unlock();
        }
    }
}
