// release: 21
package host.template;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;

public class Template21 {
    abstract static class Guarded implements Runnable {
        @Override
        public final void run() {
            synchronized (this) {
                step(); // expect: blocking-in-virtual-thread
            }
        }

        protected abstract void step();
    }

    static final class Taker extends Guarded {
        private final BlockingQueue<String> queue;

        Taker(BlockingQueue<String> queue) {
            this.queue = queue;
        }

        @Override
        protected void step() {
            try {
                queue.take();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static void start(BlockingQueue<String> queue) {
        Executors.newVirtualThreadPerTaskExecutor().execute(new Taker(queue)); // maybe: unclosed-executor
    }
}
