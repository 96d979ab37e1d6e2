// a field that gets its object once, when things start, and loses it when they end
package depot.locks;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

class SetOnce {
    private List<String> free;
    private List<String> created = new ArrayList<>();
    private TreeSet<String> names = new TreeSet<>();
    private Object swapped = new Object();

    void start() {
        free = new ArrayList<>();
    }

    void init() {
        names = new TreeSet<>();
    }

    void allocate() {
        synchronized (free) {
            free.add("a");
        }
        synchronized (created) {
            created.add("b");
        }
        synchronized (names) {
            names.add("c");
        }
        synchronized (swapped) { // expect: bad-lock-object
            names.add("d");
        }
    }

    void close() {
        created.clear();
        created = null;
        swapped = new Object();
    }

    static class Window {
        private static Window instance;

        Window() {
            instance = this;
        }

        static void show() {
            synchronized (instance) { // expect: bad-lock-object
                instance.toString();
            }
        }
    }

    abstract static class Server {
        protected Object secrets;
        protected Object balancer;
        protected List<String> listeners = new ArrayList<>();

        void awake() {
            if (listeners == null) {
                listeners = new ArrayList<>();
            }
            synchronized (listeners) {
                listeners.clear();
            }
        }

        void elect(boolean maintenance) {
            if (maintenance) {
                balancer = new Object();
            } else {
                balancer = new TreeSet<String>();
            }
        }

        void balance() {
            synchronized (balancer) {
                listeners.clear();
            }
        }
    }

    static class NettyServer extends Server {
        void open() {
            secrets = new Object();
            synchronized (secrets) {
                secrets.notifyAll();
            }
        }
    }

    static class SimpleServer extends Server {
        void open() {
            secrets = new Object();
            synchronized (secrets) {
                secrets.notifyAll();
            }
        }
    }

    static class OddServer {
        private Object secrets;

        void open() {
            secrets = new Object();
        }

        void reopen() {
            secrets = new TreeSet<String>();
            synchronized (secrets) { // expect: bad-lock-object
                secrets.notifyAll();
            }
        }
    }
}
