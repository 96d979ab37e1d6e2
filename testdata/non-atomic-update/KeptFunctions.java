package sandbox.kept;

import java.util.concurrent.*;

class KeptFunctions {
    private volatile int hits;
    private static volatile int all;

    static final Runnable COUNT = new Runnable() {
        private volatile int n;

        @Override public void run() {
            n++; // maybe: non-atomic-update
            all++; // expect: non-atomic-update
        }
    };

    private final Runnable lambda = () -> hits++; // expect: non-atomic-update
    private final ThreadFactory factory = new ThreadFactory() {
        private volatile int id;

        @Override public Thread newThread(Runnable r) {
            return new Thread(r, "t-" + id++); // expect: non-atomic-update
        }
    };

    enum Op {
        UPPER {
            private volatile int used;

            @Override String apply(String s) {
                used++; // expect: non-atomic-update
                return s;
            }
        },
        LOWER {
            @Override String apply(String s) {
                total++; // expect: non-atomic-update
                return s;
            }
        };

        private static volatile int total;

        abstract String apply(String s);
    }

    ThreadFactory named() {
        return new ThreadFactory() {
            private volatile int id;

            @Override public Thread newThread(Runnable r) {
                return new Thread(r, "t-" + id++); // expect: non-atomic-update
            }
        };
    }

    static class Nested {
        private volatile int n;

        Nested() { n++; }

        int next() { return ++n; } // expect: non-atomic-update
    }
}
