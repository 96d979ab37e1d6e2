// each branch waits for itself: another branch has not waited before
package beacon.wait;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

public class WaitsByBranch extends ChannelInboundHandlerAdapter {
    private final Exchanger<String> exchanger = new Exchanger<>();
    private final Phaser phaser = new Phaser(2);
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private final CompletionService<String> completions;
    private final ExecutorService pool;
    private final TransferQueue<String> transfers = new LinkedTransferQueue<>();
    private final SynchronousQueue<String> hand = new SynchronousQueue<>();
    private final BlockingDeque<String> deque = new LinkedBlockingDeque<>(4);
    private final DelayQueue<Delayed> delays = new DelayQueue<>();
    private final Semaphore permits = new Semaphore(1);
    private final ReentrantLock lock = new ReentrantLock();
    private final Object monitor = new Object();

    public WaitsByBranch(ExecutorService pool) {
        this.pool = pool;
        this.completions = new ExecutorCompletionService<>(pool);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) throws Exception {
        switch (message.hashCode() % 16) {
            case 0 -> exchanger.exchange("x"); // expect: blocking-in-event-loop
            case 1 -> phaser.arriveAndAwaitAdvance(); // expect: blocking-in-event-loop
            case 2 -> barrier.await(); // expect: blocking-in-event-loop
            case 3 -> completions.take().get(); // expect: blocking-in-event-loop
            case 4 -> pool.invokeAll(List.of(() -> "a")); // expect: blocking-in-event-loop; maybe: lost-task
            case 5 -> pool.awaitTermination(1, TimeUnit.SECONDS); // expect: blocking-in-event-loop; maybe: unchecked-timed-wait
            case 6 -> transfers.transfer("a"); // expect: blocking-in-event-loop
            case 7 -> hand.put("a"); // expect: blocking-in-event-loop
            case 8 -> deque.takeFirst(); // expect: blocking-in-event-loop
            case 9 -> delays.take(); // expect: blocking-in-event-loop
            case 10 -> permits.acquireUninterruptibly(); // expect: blocking-in-event-loop
            case 11 -> {
                synchronized (monitor) {
                    monitor.wait(100); // expect: blocking-in-event-loop; maybe: wait-outside-loop
                }
            }
            case 12 -> Thread.currentThread().join(10); // expect: blocking-in-event-loop
            case 13 -> LockSupport.parkNanos(1000); // expect: blocking-in-event-loop
            case 14 -> new Thread(() -> pool.shutdown()).join(Duration.ofSeconds(1)); // expect: blocking-in-event-loop; maybe: unchecked-timed-wait; maybe: unstarted-thread
            default -> ctx.fireChannelRead(message);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ctx) throws Exception {
        phaser.arrive();
        transfers.tryTransfer("b");
        hand.offer("b");
        deque.pollFirst();
        deque.offerLast("c");
        delays.poll();
        permits.tryAcquire(); // maybe: unchecked-timed-wait
        permits.release();
        synchronized (monitor) {
            monitor.notifyAll();
        }
        completions.poll(); // maybe: unjoined-future
        pool.shutdown();
        if (lock.isHeldByCurrentThread()) {
            lock.unlock();
        }
    }
}
