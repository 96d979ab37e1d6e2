package sandbox.parts;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locks that other objects keep and give out: components of records, getters. */
public class RecordParts {
    record Room(String name, ReentrantLock lock, Map<String, Integer> stock) {
        Room(String name) {
            this(name, new ReentrantLock(), new HashMap<>());
        }
    }

    static final class Shelf {
        private final Lock guard = new ReentrantLock();
        private int items;

        Lock guard() {
            return guard;
        }
    }

    private final Room front = new Room("front");
    private final Room back = new Room("back");

    void take(String sku) {
        front.lock().lock(); // expect: unreleased-lock
        int left = front.stock().get(sku) - 1;
        front.stock().put(sku, left);
        front.lock().unlock();
    }

    void put(String sku, int n) {
        back.lock().lock();
        try {
            back.stock().merge(sku, n, Integer::sum);
        } finally {
            back.lock().unlock();
        }
    }

    boolean tryPut(String sku, int n) {
        try {
            if (!front.lock().tryLock()) {
                return false;
            }
            front.stock().merge(sku, n, Integer::sum);
            return true;
        } finally {
            front.lock().unlock(); // expect: unlock-without-lock
        }
    }

    void wrong(String sku) {
        front.lock().lock(); // maybe: unreleased-lock
        try {
            front.stock().remove(sku);
        } finally {
            back.lock().unlock(); // expect: unlock-without-lock
        }
    }

    void count(Shelf shelf, String n) {
        shelf.guard().lock(); // expect: unreleased-lock
        shelf.items += Integer.parseInt(n);
        shelf.guard().unlock();
    }

    void enter(Room room) {
        room.lock().lock();
    }

    void leave(Room room) {
        room.lock().unlock();
    }

    void all(Iterable<Room> rooms) {
        for (Room room : rooms) {
            room.lock().lock();
            try {
                room.stock().clear();
            } finally {
                room.lock().unlock();
            }
        }
    }
}
