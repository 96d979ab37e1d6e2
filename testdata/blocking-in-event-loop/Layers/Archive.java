// source: supporting file
package layers.app;

import java.util.concurrent.atomic.AtomicInteger;

class Archive {
    private final Sink sink;
    private final AtomicInteger size = new AtomicInteger();

    Archive(Sink sink) {
        this.sink = sink;
    }

    boolean isFull() {
        return size.get() > 1000;
    }

    void add(String line) {
        size.incrementAndGet();
        sink.accept(line);
    }
}
