// source: blocking clients and stores called in an operator behind WebClient
package store.calls;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import com.datastax.oss.driver.api.core.CqlSession;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import feign.Client;
import feign.Request;
import io.lettuce.core.api.sync.RedisCommands;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Transport;
import jakarta.persistence.EntityManager;
import jakarta.ws.rs.client.WebTarget;
import java.io.File;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URL;
import java.nio.channels.FileChannel;
import java.nio.ByteBuffer;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Scanner;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import org.apache.commons.io.FileUtils;
import org.apache.http.client.methods.HttpGet;
import org.apache.http.impl.client.CloseableHttpClient;
import org.apache.ibatis.session.SqlSession;
import org.hibernate.Session;
import org.jooq.DSLContext;
import org.redisson.api.RedissonClient;
import org.springframework.amqp.rabbit.core.RabbitTemplate;
import org.springframework.cloud.openfeign.FeignClient;
import org.springframework.data.mongodb.core.MongoTemplate;
import org.springframework.data.mongodb.core.query.Query;
import org.springframework.data.mongodb.repository.MongoRepository;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.jms.core.JmsTemplate;
import org.springframework.ldap.core.LdapTemplate;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;
import redis.clients.jedis.Jedis;
import retrofit2.Call;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.ListBucketsRequest;

public class StoreCalls {

    private final WebClient web;

    public StoreCalls(WebClient web) {
        this.web = web;
    }

    private Mono<String> text() {
        return web.get().retrieve().bodyToMono(String.class);
    }

    public Mono<Object> call1(Jedis jedis) {
        return text().map(t -> jedis.get(t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call2(RedisCommands<String, String> redis) {
        return text().map(t -> redis.get(t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call3(RedisTemplate<String, String> redis) {
        return text().map(t -> redis.opsForHash().get(t, "a")); // expect: blocking-in-reactive
    }

    public Mono<Object> call4(RedissonClient redisson) {
        return text().map(t -> redisson.getMap("m").get(t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call5(MongoCollection<String> mongo) {
        return text().map(t -> mongo.find(Filters.eq("name", t)).first()); // expect: blocking-in-reactive
    }

    public Mono<Object> call6(MongoTemplate mongo) {
        return text().map(t -> mongo.find(new Query(), String.class)); // expect: blocking-in-reactive
    }

    public Mono<Object> call7(Documents documents) {
        return text().map(t -> documents.findById(t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call8(CqlSession cassandra) {
        return text().map(t -> cassandra.execute("select 1")); // expect: blocking-in-reactive
    }

    public Mono<Object> call9(EntityManager entities) {
        return text().map(t -> entities.createQuery("select 1", Integer.class).getResultList()); // expect: blocking-in-reactive
    }

    public Mono<Object> call10(Session session) {
        return text().map(t -> session.get(String.class, t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call11(DSLContext jooq) {
        return text().map(t -> jooq.fetch("select 1")); // expect: blocking-in-reactive
    }

    public Mono<Object> call12(SqlSession batis) {
        return text().map(t -> batis.selectOne("find", t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call13(TransactionTemplate transactions) {
        return text().map(t -> transactions.execute(status -> t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call14(JmsTemplate jms) {
        return text().map(t -> jms.receiveAndConvert(t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call15(RabbitTemplate rabbit) {
        return text().map(t -> rabbit.convertSendAndReceive(t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call16(LdapTemplate ldap) {
        return text().map(t -> ldap.list(t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call17(S3Client s3) {
        return text().map(t -> s3.listBuckets(ListBucketsRequest.builder().build())); // expect: blocking-in-reactive
    }

    public Mono<Object> call18(Prices prices) {
        return text().map(t -> prices.price(t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call19(WebTarget target) {
        return text().map(t -> target.path(t).request().get(String.class)); // expect: blocking-in-reactive
    }

    public Mono<Object> call21(URL url) {
        return text().map(t -> url(url)); // expect: blocking-in-reactive
    }

    public Mono<Object> call22(InetAddress address) {
        return text().map(t -> reachable(address)); // expect: blocking-in-reactive
    }

    public Mono<Object> call23(Exchanger<String> exchanger) {
        return text().map(t -> exchanged(exchanger, t)); // expect: blocking-in-reactive
    }

    public Mono<Object> call24(Phaser phaser) {
        return text().map(t -> phaser.arriveAndAwaitAdvance()); // expect: blocking-in-reactive
    }

    public Mono<Object> call25(LinkedTransferQueue<String> queue) {
        return text().map(t -> transferred(queue, t)); // expect: blocking-in-reactive
    }


    public Mono<Object> call29(Path path) {
        return text().map(t -> listed(path)); // expect: blocking-in-reactive
    }

    public Mono<Object> call30(FileChannel channel) {
        return text().map(t -> written(channel)); // expect: blocking-in-reactive
    }

    public Mono<Object> call31(File file) {
        return text().map(t -> copied(file)); // expect: blocking-in-reactive
    }

    public Mono<Object> call32(Thread thread) {
        return text().map(t -> joined(thread)); // expect: blocking-in-reactive
    }

    public Mono<Object> call33(Process process) {
        return text().map(t -> ended(process)); // expect: blocking-in-reactive
    }

    public Mono<Object> call34(Object monitor) {
        return text().map(t -> parked()); // expect: blocking-in-reactive
    }

    public Mono<Object> directory(Path path) {
        return text().map(t -> {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(path)) { // expect: blocking-in-reactive
                return all.iterator().hasNext();
            } catch (IOException e) {
                return false;
            }
        });
    }

    private static String url(URL url) {
        try (Scanner scanner = new Scanner(url.openStream())) {
            return scanner.next();
        } catch (IOException e) {
            return "";
        }
    }

    private static boolean reachable(InetAddress address) {
        try {
            return address.isReachable(100);
        } catch (IOException e) {
            return false;
        }
    }

    private static String exchanged(Exchanger<String> exchanger, String text) {
        try {
            return exchanger.exchange(text);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private static String transferred(LinkedTransferQueue<String> queue, String text) {
        try {
            queue.transfer(text);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return text;
    }

    private static List<String> listed(Path path) {
        try (var all = Files.list(path)) {
            return all.map(Path::toString).toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static int written(FileChannel channel) {
        try {
            return channel.write(ByteBuffer.allocate(1));
        } catch (IOException e) {
            return 0;
        }
    }

    private static File copied(File file) {
        try {
            FileUtils.copyFile(file, new File("copy"));
        } catch (IOException e) {
            return null;
        }
        return file;
    }

    private static Thread joined(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return thread;
    }

    private static int ended(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    private static String parked() {
        LockSupport.parkNanos(1_000_000);
        return "";
    }

    interface Documents extends MongoRepository<String, String> {
    }

    @FeignClient("prices")
    interface Prices {
        @GetMapping("/price")
        String price(String sku);
    }
}
