package acme.alone;

import java.util.concurrent.atomic.AtomicLong;

public class OnlyWriter {
    private final AtomicLong drained = new AtomicLong();

    public void drain(int n) {
        drained.lazySet(drained.get() + n);
    }

    public void drainOpaque(int n) {
        drained.setOpaque(drained.get() + n); // expect: non-atomic-update
    }

    public void drainBadly(int n) {
        drained.set(drained.get() + n); // expect: non-atomic-update
    }
}
