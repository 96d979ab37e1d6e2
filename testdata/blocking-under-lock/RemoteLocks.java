// what a lock is there for, and operations that the sources carry out in memory
package pantry.stock;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.redisson.api.RBucket;
import org.redisson.api.RLock;
import org.redisson.api.RedissonClient;

public class RemoteLocks {
    private final RLock shared;
    private final ReentrantLock local = new ReentrantLock();
    private final RBucket<String> order;
    private String last;

    RemoteLocks(RedissonClient redis) {
        this.shared = redis.getLock("order");
        this.order = redis.getBucket("order");
    }

    /** A lock kept by the service that keeps the value. */
    String next() {
        shared.lock();
        try {
            return order.get();
        } finally {
            shared.unlock();
        }
    }

    String local() {
        local.lock();
        try {
            return order.get(); // expect: blocking-under-lock
        } finally {
            local.unlock();
        }
    }

    /** Also where a class of the sources waits for the service. */
    String through(RedissonClient redis, Facade facade) {
        RLock lock = redis.getLock("facade");
        lock.lock();
        try {
            return facade.get();
        } finally {
            lock.unlock();
        }
    }

    static final class Facade {
        private final RBucket<String> bucket;

        Facade(RBucket<String> bucket) {
            this.bucket = bucket;
        }

        String get() {
            return bucket.getAsync().toCompletableFuture().join();
        }
    }

    synchronized String name() {
        return order.getName();
    }
}

/** A consumer for tests: what it does stands here. */
abstract class RecordedConsumer implements Consumer<String, String> {
    private final Deque<ConsumerRecords<String, String>> records = new ArrayDeque<>();

    @Override
    public synchronized ConsumerRecords<String, String> poll(Duration timeout) {
        return records.isEmpty() ? ConsumerRecords.empty() : records.poll();
    }

    @Override
    public synchronized void commitSync() {
        commitSync(Map.of());
    }

    @Override
    public synchronized void commitSync(Map<TopicPartition, OffsetAndMetadata> offsets) {
        records.clear();
    }

    synchronized int drain() {
        int count = 0;
        while (!poll(Duration.ZERO).isEmpty()) {
            count++;
        }
        return count;
    }
}

class Relay {
    private final Consumer<String, String> consumer;
    private int seen;

    Relay(Consumer<String, String> consumer) {
        this.consumer = consumer;
    }

    synchronized void step() {
        seen += consumer.poll(Duration.ofSeconds(1)).count(); // expect: blocking-under-lock
    }
}

/** Channels that never wait. */
class Connector {
    private int connected;

    synchronized SocketChannel connect(InetSocketAddress address) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.configureBlocking(false);
        if (channel.connect(address)) {
            connected++;
        }
        return channel;
    }
}

class Greeter {
    private int greeted;

    synchronized void greet(SocketChannel channel) throws IOException {
        channel.write(ByteBuffer.wrap(new byte[] {1})); // expect: blocking-under-lock
        greeted++;
    }

    synchronized int answer(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        greeted++;
        return in.read(); // expect: blocking-under-lock
    }
}

/** Refills what it iterates over, some calls away. */
class Pages {
    private final RBucket<List<String>> bucket;
    private Iterator<String> page;

    Pages(RBucket<List<String>> bucket) {
        this.bucket = bucket;
    }

    synchronized boolean more() {
        boolean found = true;
        if (page == null) {
            found = turn();
        }
        return found;
    }

    private boolean turn() {
        List<String> next = bucket.get();
        page = next.iterator();
        return page.hasNext();
    }

    synchronized boolean always() {
        return turn(); // expect: blocking-under-lock
    }
}
