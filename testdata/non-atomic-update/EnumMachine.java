package acme.local;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

public enum EnumMachine {
    IDLE(x -> x) {
        @Override
        void enter(Machine machine) throws InterruptedException {
            synchronized (machine) {
                while (!machine.woken) {
                    machine.wait();
                }
                machine.woken = false;
            }
        }
    },
    BUSY(x -> x + 1) {
        @Override
        void enter(Machine machine) {
            machine.rounds++; // expect: non-atomic-update
        }
    },
    DEAD(x -> -1) {
        @Override
        void enter(Machine machine) {
            machine.notifyAll(); // maybe: wait-without-monitor
        }
    };

    private static final Map<EnumMachine, Integer> ENTERED = new ConcurrentHashMap<>();
    private final UnaryOperator<Integer> next;

    EnumMachine(UnaryOperator<Integer> next) {
        this.next = next;
    }

    abstract void enter(Machine machine) throws InterruptedException;

    static void count(EnumMachine state) {
        Integer n = ENTERED.get(state);
        ENTERED.put(state, n == null ? 1 : n + 1); // expect: non-atomic-update
    }

    public static class Machine {
        private final AtomicReference<EnumMachine> state = new AtomicReference<>(IDLE);
        private final ExecutorService pool = Executors.newSingleThreadExecutor();
        private volatile int rounds;
        private boolean woken;

        public void run() {
            pool.execute(() -> {
                try {
                    state.get().enter(this);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
        }

        public void to(EnumMachine target) {
            if (state.get() != target) {
                state.set(target); // maybe: non-atomic-update
                count(target);
            }
        }

        public boolean advance(EnumMachine from, EnumMachine to) {
            return state.compareAndSet(from, to);
        }

        public synchronized void wake() {
            woken = true;
            notifyAll();
        }

        public int rounds() {
            return rounds;
        }

        public void close() {
            pool.shutdownNow();
        }
    }
}
