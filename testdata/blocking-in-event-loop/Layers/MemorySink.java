// source: supporting file: the other implementation, in memory
package layers.app;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

class MemorySink implements Sink {
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();

    @Override
    public void accept(String line) {
        lines.add(line);
    }
}
