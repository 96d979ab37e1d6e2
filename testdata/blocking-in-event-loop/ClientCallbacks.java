// the callback threads of clients
package depot.client;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.Response;
import org.apache.curator.framework.CuratorFramework;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.zookeeper.KeeperException;
import org.apache.zookeeper.WatchedEvent;
import org.apache.zookeeper.Watcher;
import org.apache.zookeeper.ZooKeeper;

public class ClientCallbacks implements Watcher {
    private final ZooKeeper zk;
    private final Producer<String, String> producer;
    private final CuratorFramework curator;
    private final CountDownLatch ready = new CountDownLatch(1);

    public ClientCallbacks(ZooKeeper zk, Producer<String, String> producer, CuratorFramework curator) {
        this.zk = zk;
        this.producer = producer;
        this.curator = curator;
    }

    @Override
    public void process(WatchedEvent event) {
        ready.countDown();
        refresh(event.getPath()); // expect: blocking-in-event-loop
    }

    private void refresh(String path) {
        try {
            zk.getChildren(path, this);
        } catch (KeeperException | InterruptedException e) { // maybe: swallowed-interrupt
            throw new IllegalStateException(e);
        }
    }

    void send(String text) {
        producer.send(new ProducerRecord<>("t", text), (RecordMetadata meta, Exception error) -> {
            System.out.println(meta.offset());
            pause(); // expect: blocking-in-event-loop
        });
        curator.getConnectionStateListenable().addListener((client, state) -> {
            if (state.isConnected()) {
                pause(); // expect: blocking-in-event-loop
            }
        });
    }

    void fetch(Call call) {
        call.enqueue(new Callback() {
            @Override
            public void onFailure(Call failed, IOException e) {
                pause();
            }

            @Override
            public void onResponse(Call done, Response response) {
                pause();
            }
        });
    }

    private void pause() {
        try {
            ready.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
