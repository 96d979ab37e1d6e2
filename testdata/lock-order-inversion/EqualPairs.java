package sandbox.equal;

import java.util.Objects;

/** The other object is known by its class only behind a test or a cast. */
public class EqualPairs<T> {
    private T value;

    @Override
    public synchronized boolean equals(Object o) {
        if (!(o instanceof EqualPairs<?> other)) {
            return false;
        }
        synchronized (other) { // expect: lock-order-inversion
            return Objects.equals(value, other.value);
        }
    }

    @Override
    public int hashCode() {
        return 1;
    }

    static class Cast {
        private int size;

        boolean isLarger(Object o) {
            synchronized (this) {
                Cast other = (Cast) o;
                synchronized (other) { // expect: lock-order-inversion
                    return size > other.size;
                }
            }
        }

        synchronized void add(Object o) {
            synchronized (o) {
                size += o.hashCode();
            }
        }
    }
}
