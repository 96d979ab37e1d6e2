// operations of many libraries, and their neighbours that never wait
package yard.operations;

import com.datastax.oss.driver.api.core.CqlSession;
import com.google.common.util.concurrent.Uninterruptibles;
import com.mongodb.client.MongoCollection;
import com.zaxxer.hikari.HikariDataSource;
import io.lettuce.core.api.sync.RedisCommands;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import jakarta.mail.Transport;
import jakarta.persistence.EntityManager;
import jakarta.ws.rs.client.Client;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileReader;
import java.io.RandomAccessFile;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import javax.naming.directory.DirContext;
import javax.sql.DataSource;
import okhttp3.OkHttpClient;
import org.apache.commons.exec.CommandLine;
import org.apache.commons.exec.DefaultExecutor;
import org.apache.commons.io.FileUtils;
import org.apache.curator.framework.CuratorFramework;
import org.apache.ibatis.annotations.Mapper;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.zookeeper.ZooKeeper;
import org.bson.Document;
import org.jooq.DSLContext;
import org.redisson.api.RBucket;
import org.redisson.api.RMap;
import org.springframework.amqp.rabbit.core.RabbitTemplate;
import org.springframework.cloud.openfeign.FeignClient;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jms.core.JmsTemplate;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.JedisPooled;
import retrofit2.Call;
import software.amazon.awssdk.services.s3.S3Client;

interface Accounts extends JpaRepository<Object, Long> {
  Object findByName(String name);
}

@Mapper
interface Rows {
  Object row(int id);
}

@FeignClient("x")
interface Shops {
  Object shop(String id);

  CompletableFuture<Object> later(String id);
}

class Operations extends SimpleChannelInboundHandler<String> {
  HikariDataSource pool;
  DataSource source;
  EntityManager em;
  JdbcTemplate jdbc;
  RestTemplate rest;
  RestClient restClient;
  Jedis jedis;
  JedisPooled pooled;
  RedisCommands<String, String> sync;
  RBucket<String> bucket;
  RMap<String, String> map;
  MongoCollection<Document> docs;
  OkHttpClient ok;
  Accounts accounts;
  StringRedisTemplate redis;
  JmsTemplate jms;
  RabbitTemplate rabbit;
  S3Client s3;
  DSLContext dsl;
  Rows rows;
  Shops shops;
  HttpClient http;
  BlockingQueue<String> queue;
  CountDownLatch latch;
  Semaphore permits;
  Future<String> future;
  CompletableFuture<String> cf;
  Lock lock;
  Process process;
  KafkaTemplate<String, String> kafka;
  KafkaConsumer<String, String> consumer;
  KafkaProducer<String, String> producer;
  ZooKeeper zk;
  CuratorFramework curator;
  CqlSession cql;
  DirContext dir;
  JavaMailSender mail;
  Client client;
  Call<String> call;
  ExecutorService executor;

  @Override
  protected void channelRead0(ChannelHandlerContext ctx, String msg) throws Exception {
    pool.getConnection(); // expect: blocking-in-event-loop
    source.getConnection(); // expect: blocking-in-event-loop
    em.find(Object.class, 1); // expect: blocking-in-event-loop
    em.createQuery("x").getResultList(); // expect: blocking-in-event-loop
    jdbc.queryForList("x"); // expect: blocking-in-event-loop
    rest.getForObject("x", String.class); // expect: blocking-in-event-loop
    restClient.get().uri("x").retrieve().body(String.class); // expect: blocking-in-event-loop
    jedis.get("x"); // expect: blocking-in-event-loop
    pooled.get("x"); // expect: blocking-in-event-loop
    sync.get("x"); // expect: blocking-in-event-loop
    bucket.set("x"); // expect: blocking-in-event-loop
    map.get("x"); // expect: blocking-in-event-loop
    docs.insertOne(null); // expect: blocking-in-event-loop
    docs.find().first(); // expect: blocking-in-event-loop
    ok.newCall(null).execute(); // expect: blocking-in-event-loop
    accounts.findByName("x"); // expect: blocking-in-event-loop
    accounts.findAll(); // expect: blocking-in-event-loop
    redis.opsForValue().get("x"); // expect: blocking-in-event-loop
    jms.convertAndSend("x", "y"); // expect: blocking-in-event-loop
    rabbit.convertSendAndReceive("x"); // expect: blocking-in-event-loop
    s3.listBuckets(); // expect: blocking-in-event-loop
    dsl.selectFrom("x").fetch(); // expect: blocking-in-event-loop
    rows.row(1); // expect: blocking-in-event-loop
    shops.shop("x"); // expect: blocking-in-event-loop
    shops.later("x"); // expect: unjoined-future
    http.send(HttpRequest.newBuilder().build(), HttpResponse.BodyHandlers.ofString()); // expect: blocking-in-event-loop
    queue.take(); // expect: blocking-in-event-loop
    queue.poll(1, TimeUnit.SECONDS); // expect: blocking-in-event-loop
    queue.poll();
    queue.offer("x");
    latch.await(); // expect: blocking-in-event-loop
    permits.acquire(); // expect: blocking-in-event-loop
    future.get(); // expect: blocking-in-event-loop
    cf.join(); // expect: blocking-in-event-loop
    cf.getNow("x");
    lock.lock();
    lock.tryLock(1, TimeUnit.SECONDS); // expect: blocking-in-event-loop, unchecked-timed-wait
    lock.tryLock(); // expect: unchecked-timed-wait
    process.waitFor(); // expect: blocking-in-event-loop
    new ProcessBuilder("x").start(); // expect: blocking-in-event-loop, lost-process
    Thread.sleep(1); // expect: blocking-in-event-loop
    TimeUnit.SECONDS.sleep(1); // expect: blocking-in-event-loop
    Uninterruptibles.sleepUninterruptibly(1, TimeUnit.SECONDS); // expect: blocking-in-event-loop
    new FileInputStream("x"); // expect: blocking-in-event-loop
    new FileReader("x"); // expect: blocking-in-event-loop
    new RandomAccessFile("x", "r"); // expect: blocking-in-event-loop
    Files.readString(Path.of("x")); // expect: blocking-in-event-loop
    Files.exists(Path.of("x")); // expect: blocking-in-event-loop
    new File("x").exists(); // expect: blocking-in-event-loop
    FileChannel.open(Path.of("x")); // expect: blocking-in-event-loop
    FileUtils.readLines(new File("x"), "UTF-8"); // expect: blocking-in-event-loop
    new DefaultExecutor().execute(new CommandLine("x")); // expect: blocking-in-event-loop
    InetAddress.getByName("x"); // expect: blocking-in-event-loop
    new Socket("x", 1); // expect: blocking-in-event-loop
    new Socket();
    new URL("x").openStream(); // expect: blocking-in-event-loop
    ((HttpURLConnection) new URL("x").openConnection()).getResponseCode(); // expect: blocking-in-event-loop
    DriverManager.getConnection("x"); // expect: blocking-in-event-loop
    try (Connection c = source.getConnection(); // expect: blocking-in-event-loop
        Statement s = c.createStatement();
        ResultSet r = s.executeQuery("x")) { // expect: blocking-in-event-loop
      r.next(); // expect: blocking-in-event-loop
    }
    producer.flush(); // expect: blocking-in-event-loop
    producer.partitionsFor("x"); // expect: blocking-in-event-loop
    consumer.poll(1); // expect: blocking-in-event-loop
    zk.getData("x", false, null); // expect: blocking-in-event-loop
    zk.getData("x", false, null, null);
    curator.getData().forPath("x"); // expect: blocking-in-event-loop
    curator.getData().inBackground().forPath("x");
    cql.execute("x"); // expect: blocking-in-event-loop
    cql.executeAsync("x"); // expect: unjoined-future
    dir.search("x", "y", null); // expect: blocking-in-event-loop
    mail.send((org.springframework.mail.SimpleMailMessage) null); // expect: blocking-in-event-loop
    Transport.send(null); // expect: blocking-in-event-loop
    client.target("x").request().get(); // expect: blocking-in-event-loop
    call.execute(); // expect: blocking-in-event-loop
    executor.invokeAll(null); // expect: blocking-in-event-loop, lost-task
    executor.awaitTermination(1, TimeUnit.SECONDS); // expect: blocking-in-event-loop, unchecked-timed-wait
    executor.submit(() -> {});
    kafka.send("x", "y"); // expect: unjoined-future
    kafka.flush(); // expect: blocking-in-event-loop
  }
}
