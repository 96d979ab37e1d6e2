// a lock that goes by one name in several classes, given from one to the other, is one lock
package post.given;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class GivenLocks {
    private final Lock serviceLock = new ReentrantLock();
    private final Manager manager = new Manager(this, serviceLock);
    private final Lock own = new ReentrantLock();
    private final Other other = new Other(this);

    void run() {
        serviceLock.lock();
        try {
            manager.work();
        } finally {
            serviceLock.unlock();
        }
    }

    void check() {
        serviceLock.lock();
        try {
            own.toString();
        } finally {
            serviceLock.unlock();
        }
    }

    void runOther() {
        own.lock();
        try {
            other.work(); // maybe: lock-order-inversion
        } finally {
            own.unlock();
        }
    }

    void checkOther() {
        own.lock();
        try {
            own.toString();
        } finally {
            own.unlock();
        }
    }

    static class Manager {
        private final GivenLocks service;
        private final Lock serviceLock;

        Manager(GivenLocks service, Lock lock) {
            this.service = service;
            this.serviceLock = lock;
        }

        void work() {
            serviceLock.lock();
            try {
                service.toString();
            } finally {
                serviceLock.unlock();
            }
        }

        void control() {
            serviceLock.lock();
            try {
                service.check();
            } finally {
                serviceLock.unlock();
            }
        }
    }

    static class Other {
        private final GivenLocks service;
        private final Lock own = new ReentrantLock();

        Other(GivenLocks service) {
            this.service = service;
        }

        void work() {
            own.lock();
            try {
                service.toString();
            } finally {
                own.unlock();
            }
        }

        void control() {
            own.lock();
            try {
                service.checkOther(); // expect: lock-order-inversion
            } finally {
                own.unlock();
            }
        }
    }
}
