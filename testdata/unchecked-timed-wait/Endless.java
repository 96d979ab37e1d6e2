// a negative limit is none
package post.queues;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

class Endless {
    private final BlockingQueue<String> queue;

    Endless(BlockingQueue<String> queue) {
        this.queue = queue;
    }

    void put(String text) throws InterruptedException {
        queue.offer(text, -1, TimeUnit.MILLISECONDS);
    }

    void give(String text) throws InterruptedException {
        queue.offer(text, 10, TimeUnit.MILLISECONDS); // expect: unchecked-timed-wait
    }
}
