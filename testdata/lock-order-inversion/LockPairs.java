package acme.pairs;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LockPairs {
    private final ReentrantReadWriteLock users = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock groups = new ReentrantReadWriteLock();
    private final ReentrantLock audit = new ReentrantLock();
    private final ReentrantLock backup = new ReentrantLock();
    private final Map<String, String> byUser = new HashMap<>();
    private final Map<String, String> byGroup = new HashMap<>();
    private int writes;

    public void join(String user, String group) {
        users.writeLock().lock();
        try {
            byUser.put(user, group);
            groups.writeLock().lock();
            try {
                byGroup.put(group, user);
            } finally {
                groups.writeLock().unlock();
            }
        } finally {
            users.writeLock().unlock();
        }
    }

    public String firstUser(String group) {
        groups.readLock().lock();
        try {
            String user = byGroup.get(group);
            return user == null ? null : group(user); // expect: lock-order-inversion
        } finally {
            groups.readLock().unlock();
        }
    }

    private String group(String user) {
        users.readLock().lock();
        try {
            return byUser.get(user);
        } finally {
            users.readLock().unlock();
        }
    }

    public void audited() {
        audit.lock();
        try {
            if (backup.tryLock()) {
                try {
                    writes++;
                } finally {
                    backup.unlock();
                }
            }
        } finally {
            audit.unlock();
        }
    }

    public void backedUp() {
        backup.lock();
        try {
            audit.lock();
            try {
                writes--;
            } finally {
                audit.unlock();
            }
        } finally {
            backup.unlock();
        }
    }

    public String upgradeSafely(String user) {
        users.readLock().lock();
        try {
            String known = byUser.get(user);
            if (known != null) {
                return known;
            }
        } finally {
            users.readLock().unlock();
        }
        users.writeLock().lock();
        try {
            return byUser.computeIfAbsent(user, u -> "none");
        } finally {
            users.writeLock().unlock();
        }
    }

    public String upgradeByHand(String user) {
        users.readLock().lock();
        try {
            String known = byUser.get(user);
            if (known == null) {
                users.readLock().unlock();
                users.writeLock().lock();
                try {
                    known = byUser.computeIfAbsent(user, u -> "none");
                    users.readLock().lock();
                } finally {
                    users.writeLock().unlock();
                }
            }
            return known;
        } finally {
            users.readLock().unlock(); // expect: unlock-without-lock
        }
    }

    public String upgradeNever(String user) {
        users.readLock().lock();
        try {
            String known = byUser.get(user);
            if (known == null) {
                create(user); // expect: lock-order-inversion
            }
            return known;
        } finally {
            users.readLock().unlock();
        }
    }

    private void create(String user) {
        users.writeLock().lock();
        try {
            byUser.put(user, "none");
        } finally {
            users.writeLock().unlock();
        }
    }

    public static class Wallet {
        private final Lock lock = new ReentrantLock();
        private final long id;
        private long money;

        public Wallet(long id) {
            this.id = id;
        }

        public void send(Wallet other, long amount) {
            lock.lock();
            try {
                other.lock.lock(); // expect: lock-order-inversion
                try {
                    money -= amount;
                    other.money += amount;
                } finally {
                    other.lock.unlock();
                }
            } finally {
                lock.unlock();
            }
        }

        public static void move(Wallet a, Wallet b, long amount) {
            Wallet low = a.id <= b.id ? a : b;
            Wallet high = low == a ? b : a;
            low.lock.lock();
            try {
                high.lock.lock();
                try {
                    a.money -= amount;
                    b.money += amount;
                } finally {
                    high.lock.unlock();
                }
            } finally {
                low.lock.unlock();
            }
        }

        public void sendLoosely(Wallet other, long amount) {
            lock.lock();
            try {
                money -= amount;
            } finally {
                lock.unlock();
            }
            other.lock.lock();
            try {
                other.money += amount;
            } finally {
                other.lock.unlock();
            }
        }
    }
}
