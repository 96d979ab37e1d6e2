// essence: asynchronous calls of data grids and brokers give futures; a callback that is null sees nothing
package clusters;

import com.google.cloud.pubsub.v1.Publisher;
import com.google.pubsub.v1.PubsubMessage;
import com.hazelcast.map.IMap;
import com.hivemq.client.mqtt.mqtt3.Mqtt3AsyncClient;
import io.nats.client.Connection;
import java.time.Duration;
import java.util.concurrent.CompletionStage;
import org.apache.http.client.methods.HttpGet;
import org.apache.http.concurrent.FutureCallback;
import org.apache.http.impl.nio.client.CloseableHttpAsyncClient;
import org.apache.http.HttpResponse;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.infinispan.Cache;

class Clusters {
  void grids(IMap<String, String> map, Cache<String, String> cache) {
    map.setAsync("a", "b"); // expect: unjoined-future
    map.set("a", "b");
    map.put("a", "b");
    cache.putAsync("a", "b"); // expect: unjoined-future
    cache.putAsync("a", "b").join();
  }

  CompletionStage<String> kept(IMap<String, String> map) {
    return map.getAsync("a");
  }

  void brokers(Connection nats, Mqtt3AsyncClient mqtt) throws InterruptedException {
    nats.request("a", new byte[0]); // expect: unjoined-future
    nats.request("a", new byte[0], Duration.ofSeconds(1));
    nats.publish("a", new byte[0]);
    mqtt.connect(); // expect: unjoined-future
    mqtt.disconnect().exceptionally(e -> null);
  }

  String published(Publisher publisher, PubsubMessage message) throws Exception {
    publisher.publish(message); // expect: unjoined-future
    return publisher.publish(message).get();
  }

  void callbacks(
      CloseableHttpAsyncClient http,
      FutureCallback<HttpResponse> callback,
      Producer<String, String> producer,
      ProducerRecord<String, String> record) {
    http.execute(new HttpGet("/"), callback);
    http.execute(new HttpGet("/"), null); // expect: unjoined-future
    producer.send(record, (metadata, failure) -> System.out.println(failure));
    producer.send(record, null); // expect: unjoined-future
  }
}
