package sandbox.pump;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;

public class MessagePump {
    private final ExecutorService workers;
    private final BlockingQueue<byte[]> inbox;
    private final Consumer<byte[]> handler;
    private volatile boolean running = true;

    public MessagePump(ExecutorService workers, BlockingQueue<byte[]> inbox, Consumer<byte[]> handler) {
        this.workers = workers;
        this.inbox = inbox;
        this.handler = handler;
    }

    public void pump() throws InterruptedException {
        while (running) {
            byte[] message = inbox.take();
            workers.submit(() -> handler.accept(message)); // expect: lost-task
        }
    }

    public void replay(byte[] message) {
        ForkJoinPool.commonPool().submit(() -> handler.accept(message)); // expect: lost-task
    }

    public void replayLoudly(byte[] message) {
        ForkJoinPool.commonPool().execute(() -> handler.accept(message));
    }

    public void stop() {
        running = false;
    }
}
