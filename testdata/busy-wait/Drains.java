// loops that empty something or count it down themselves, and what only tests call
package post.drains;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;

class Drains {
    private final BlockingQueue<String> queue;
    private volatile int state;

    Drains(BlockingQueue<String> queue) {
        this.queue = queue;
    }

    void drain() {
        String text;
        do {
            text = queue.poll();
        } while (text != null);
    }

    void await() {
        String text;
        do { // expect: busy-wait
            text = queue.poll();
        } while (text == null);
    }

    void release(CountDownLatch latch) {
        while (latch.getCount() > 0) {
            latch.countDown();
        }
    }

    void awaitWrittenForTest() throws InterruptedException {
        while (state != 0) {
            Thread.sleep(10);
        }
    }

    void awaitWritten() throws InterruptedException {
        while (state != 0) { // expect: busy-wait
            Thread.sleep(10);
        }
    }

    void written() {
        state = 0;
    }

    void trim(int most) {
        while (queue.size() > most) {
            queue.poll();
        }
    }

    private int keys;

    void put() {
        keys++;
    }

    int fold(int size, int max) {
        while ((size & 1) == 0 && max > (keys << 1)) {
            size >>= 1;
            max >>= 1;
        }
        return size;
    }
}
