// threads of clients and toolkits that nothing may block
package yard.contexts;

import akka.actor.typed.Behavior;
import akka.actor.typed.javadsl.AbstractBehavior;
import akka.actor.typed.javadsl.Behaviors;
import akka.actor.typed.javadsl.Receive;
import com.datastax.oss.driver.api.core.CqlSession;
import com.google.common.util.concurrent.*;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.vertx.core.*;
import io.vertx.ext.web.*;
import java.awt.event.*;
import java.util.concurrent.*;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import javax.swing.*;
import org.apache.curator.framework.CuratorFramework;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.producer.*;
import org.apache.pulsar.client.api.Consumer;
import org.apache.zookeeper.*;
import org.asynchttpclient.*;
import org.eclipse.paho.client.mqttv3.*;
import org.eclipse.swt.widgets.*;
import org.elasticsearch.client.*;
import org.redisson.api.*;
import software.amazon.awssdk.services.s3.S3AsyncClient;

class Contexts {
  CountDownLatch latch;
  KafkaProducer<String, String> producer;
  Admin admin;
  RTopic topic;
  RedisAsyncCommands<String, String> redis;
  CuratorFramework curator;
  ZooKeeper zk;
  RestClient rest;
  IMqttClient mqtt;
  RBucket<String> bucket;
  S3AsyncClient s3;
  CqlSession cql;
  Consumer<String> pulsar;
  CompletableFuture<String> other;
  Vertx vertx;
  Router router;
  ExecutorService pool;

  void kafka() {
    producer.send(
        null,
        (m, e) -> {
          producer.flush(); // expect: blocking-in-event-loop
        });
    admin
        .listTopics()
        .names()
        .whenComplete(
            (n, e) -> {
              other.join(); // expect: blocking-in-completion
            });
    admin // expect: unjoined-future
        .listTopics()
        .names()
        .toCompletionStage()
        .thenAccept(
            n -> {
              Thread.sleep(1); // expect: blocking-in-completion
            });
  }

  void redis() {
    topic.addListener(
        String.class,
        (c, m) -> {
          bucket.set("x"); // expect: blocking-in-event-loop
        });
    redis // expect: unjoined-future
        .get("x")
        .thenApply(
            v -> {
              return other.join(); // expect: blocking-in-completion
            });
    redis // expect: unjoined-future
        .get("x")
        .thenAccept(
            v -> {
              Thread.sleep(1); // expect: blocking-in-completion
            });
  }

  class Listener extends RedisPubSubAdapter<String, String> {
    @Override
    public void message(String c, String m) {
      bucket.set(m); // expect: blocking-in-event-loop
    }
  }

  void zk() throws Exception {
    curator
        .getData()
        .inBackground(
            (c, e) -> {
              curator.getData().forPath("x"); // expect: blocking-in-event-loop
            })
        .forPath("x");
    zk.getData(
        "x",
        e -> {
          zk.exists("x", false); // expect: blocking-in-event-loop
        },
        null);
    zk.getData(
        "x",
        false,
        (rc, p, c, d, s) -> {
          latch.await(); // expect: blocking-in-event-loop
        },
        null);
  }

  void es() {
    rest.performRequestAsync(
        null,
        new ResponseListener() {
          public void onSuccess(Response r) {
            rest.performRequest(null); // expect: blocking-in-event-loop
          }

          public void onFailure(Exception e) {}
        });
  }

  void mqtt() {
    mqtt.setCallback(
        new MqttCallback() {
          public void messageArrived(String t, MqttMessage m) {
            mqtt.publish("x", m); // expect: blocking-in-event-loop
          }

          public void connectionLost(Throwable t) {}

          public void deliveryComplete(IMqttDeliveryToken t) {}
        });
  }

  void stages() {
    s3.listBuckets() // expect: unjoined-future
        .thenApply(
            b -> {
              return s3.listBuckets().join(); // expect: blocking-in-completion
            });
    cql.executeAsync("x") // expect: unjoined-future
        .thenApply(
            r -> {
              return cql.execute("y"); // expect: blocking-in-completion
            });
    pulsar // expect: unjoined-future
        .receiveAsync()
        .thenAccept(
            m -> {
              pulsar.receive(); // expect: blocking-in-completion
            });
    java.net.http.HttpClient.newHttpClient() // expect: unjoined-future
        .sendAsync(null, null)
        .thenApply(
            r -> {
              return java.net.http.HttpClient.newHttpClient().send(null, null); // expect: blocking-in-completion
            });
    CompletableFuture.supplyAsync(() -> "x") // expect: lost-task
        .thenApply(
            x -> {
              Thread.sleep(1); // expect: blocking-in-completion
              return x;
            });
  }

  void swing(JButton b, JTable t) {
    b.addActionListener(
        e -> {
          Thread.sleep(1); // expect: blocking-in-event-loop
        });
    SwingUtilities.invokeLater(
        () -> {
          latch.await(); // expect: blocking-in-event-loop
        });
    t.getModel()
        .addTableModelListener(
            e -> {
              latch.await(); // expect: blocking-in-event-loop
            });
    new javax.swing.Timer(
        1,
        e -> {
          latch.await(); // expect: blocking-in-event-loop
        });
  }

  void fx(Button b) {
    b.setOnAction(
        e -> {
          latch.await(); // expect: blocking-in-event-loop
        });
    Platform.runLater(
        () -> {
          latch.await(); // expect: blocking-in-event-loop
        });
    b.textProperty()
        .addListener(
            (o, a, n) -> {
              latch.await(); // expect: blocking-in-event-loop
            });
  }

  void swt(Display d, Widget w) {
    d.asyncExec(
        () -> {
          latch.await(); // expect: blocking-in-event-loop
        });
    w.addListener(
        1,
        e -> {
          latch.await(); // expect: blocking-in-event-loop
        });
  }

  void vertx() {
    vertx.setTimer(
        1,
        t -> {
          latch.await(); // expect: blocking-in-event-loop
        });
    vertx
        .eventBus()
        .consumer(
            "x",
            m -> {
              latch.await(); // expect: blocking-in-event-loop
            });
    router
        .get("x")
        .handler(
            c -> {
              latch.await(); // expect: blocking-in-event-loop
            });
    router
        .get("x")
        .blockingHandler(
            c -> {
              latch.await();
            });
    vertx // expect: unjoined-future
        .executeBlocking(
            () -> {
              latch.await();
              return 1;
            })
        .onSuccess(
            x -> {
              latch.await(); // expect: blocking-in-event-loop
            });
    vertx
        .createHttpServer()
        .requestHandler(
            r -> {
              latch.await(); // expect: blocking-in-event-loop
            });
  }

  Behavior<String> actor() {
    return Behaviors.receiveMessage(
        m -> {
          latch.await(); // expect: blocking-in-event-loop
          return Behaviors.same();
        });
  }

  void guava(ListenableFuture<String> f) {
    Futures.addCallback(
        f,
        new FutureCallback<String>() {
          public void onSuccess(String s) {
            other.join(); // expect: blocking-in-completion
          }

          public void onFailure(Throwable t) {}
        },
        MoreExecutors.directExecutor());
    Futures.transform( // expect: unjoined-future
        f,
        s -> {
          return other.join(); // expect: blocking-in-completion
        },
        MoreExecutors.directExecutor());
    Futures.transform( // expect: unjoined-future
        f,
        s -> {
          return other.join();
        },
        pool);
  }
}

class Counter extends AbstractBehavior<String> {
  CountDownLatch latch;

  public Receive<String> createReceive() {
    return newReceiveBuilder()
        .onMessage(
            String.class,
            m -> {
              latch.await(); // expect: blocking-in-event-loop
              return this;
            })
        .build();
  }
}

class Classic extends akka.actor.AbstractActor {
  CountDownLatch latch;

  public Receive createReceive() {
    return receiveBuilder()
        .match(
            String.class,
            m -> {
              latch.await(); // expect: blocking-in-event-loop
            })
        .matchAny(
            m -> {
              latch.await(); // expect: blocking-in-event-loop
            })
        .build();
  }
}

class App extends Application {
  CountDownLatch latch;

  public void start(Stage s) {
    latch.await(); // expect: blocking-in-event-loop
  }
}
