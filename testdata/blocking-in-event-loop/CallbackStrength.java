// source: client callback threads: certain operations are reported, default ones are not; Kafka Streams and rebalance listeners are application threads
package callback.strength;

import io.lettuce.core.RedisConnectionStateListener;
import io.lettuce.core.RedisChannelHandler;
import java.net.InetAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collection;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.zookeeper.AsyncCallback;
import org.apache.zookeeper.ZooKeeper;
import org.apache.zookeeper.data.Stat;

public class CallbackStrength {

    private final DataSource source;
    private final BlockingQueue<String> events;

    public CallbackStrength(DataSource source, BlockingQueue<String> events) {
        this.source = source;
        this.events = events;
    }

    public void send(Producer<String, String> producer, String text, CountDownLatch others) {
        producer.send(new ProducerRecord<>("t", text), (metadata, error) -> {
            try {
                if (!events.offer(text, 1, TimeUnit.SECONDS)) {
                    System.err.println("full");
                }
                System.out.println(InetAddress.getLocalHost());
                others.await(); // expect: blocking-in-event-loop
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (UnknownHostException e) {
                System.err.println(e.getMessage());
            }
        });
    }

    static class Exists implements AsyncCallback.StatCallback {
        private final ZooKeeper keeper;
        private final DataSource source;

        Exists(ZooKeeper keeper, DataSource source) {
            this.keeper = keeper;
            this.source = source;
        }

        @Override
        public void processResult(int rc, String path, Object context, Stat stat) {
            if (stat == null) {
                keeper.exists(path, true, this, context);
            } else {
                insert(source, path); // expect: blocking-in-event-loop
            }
        }
    }

    static class Partitions implements ConsumerRebalanceListener {
        private final DataSource source;

        Partitions(DataSource source) {
            this.source = source;
        }

        @Override
        public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
            partitions.forEach(partition -> insert(source, partition.topic()));
        }

        @Override
        public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
            insert(source, "assigned");
        }
    }

    static class Connected implements RedisConnectionStateListener {
        private final DataSource source;

        Connected(DataSource source) {
            this.source = source;
        }

        @Override
        public void onRedisConnected(RedisChannelHandler<?, ?> connection, SocketAddress address) {
            insert(source, address.toString()); // expect: blocking-in-event-loop
        }
    }

    public KStream<String, String> topology(StreamsBuilder builder) {
        KStream<String, String> stream = builder.stream("in");
        return stream.peek((key, value) -> insert(source, key)).mapValues(value -> value + insert(source, value));
    }

    private static boolean insert(DataSource source, String text) {
        try (Connection connection = source.getConnection();
                var statement = connection.prepareStatement("insert into t values (?)")) {
            statement.setString(1, text);
            return statement.executeUpdate() == 1;
        } catch (SQLException e) {
            return false;
        }
    }
}
