// entry points that own their thread
package hive.silent;

import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.amqp.rabbit.annotation.RabbitListener;
import org.springframework.boot.CommandLineRunner;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.scheduling.annotation.Async;
import org.springframework.scheduling.annotation.Scheduled;
import reactor.core.publisher.Mono;

public class SpringLikeSilent implements CommandLineRunner {
    @KafkaListener(topics = "a")
    public void listen(String text) throws Exception {
        Files.writeString(Path.of("a"), text);
    }

    @RabbitListener(queues = "b")
    public void rabbit(String text) throws Exception {
        Files.writeString(Path.of("b"), text);
    }

    @Scheduled(fixedDelay = 10)
    public void tick() throws Exception {
        Files.writeString(Path.of("c"), Mono.just("c").block());
    }

    @Async
    public void later() throws Exception {
        Thread.sleep(10);
    }

    @Override
    public void run(String... args) throws Exception {
        Files.writeString(Path.of("d"), Mono.just("d").block());
    }

    public static void main(String[] args) throws Exception {
        Thread.sleep(10);
    }
}
