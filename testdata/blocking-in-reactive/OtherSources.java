// sources of other libraries are chains as well
package beacon.read;

import com.mongodb.reactivestreams.client.MongoCollection;
import org.bson.Document;
import org.springframework.cloud.client.circuitbreaker.ReactiveCircuitBreaker;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.core.reactive.ReactiveKafkaConsumerTemplate;
import org.springframework.messaging.rsocket.RSocketRequester;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;
import reactor.kafka.receiver.KafkaReceiver;
import reactor.kafka.receiver.ReceiverRecord;

public class OtherSources {
    private final JdbcTemplate jdbc;

    OtherSources(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    Flux<ReceiverRecord<String, String>> kafka(KafkaReceiver<String, String> receiver) {
        return receiver.receive()
                .doOnNext(record -> store(record.value())); // expect: blocking-in-reactive
    }

    Flux<ReceiverRecord<String, String>> kafkaHop(KafkaReceiver<String, String> receiver) {
        return receiver.receive()
                .publishOn(Schedulers.boundedElastic())
                .doOnNext(record -> store(record.value()));
    }

    Mono<Integer> rsocket(RSocketRequester requester) {
        return requester.route("names").data("x").retrieveMono(String.class)
                .map(name -> store(name)); // expect: blocking-in-reactive
    }

    Mono<String> breaker(ReactiveCircuitBreaker breaker, Mono<String> call) {
        return breaker.run(call, error -> {
            store(error.getMessage()); // expect: blocking-in-reactive
            return Mono.just("fallback");
        });
    }

    Flux<Integer> mongo(MongoCollection<Document> people) {
        return Flux.from(people.find()).map(person -> store(person.toJson())); // expect: blocking-in-reactive
    }

    Flux<String> template(ReactiveKafkaConsumerTemplate<String, String> consumer) {
        return consumer.receiveAutoAck()
                .map(record -> record.value())
                .filter(value -> store(value) > 0); // expect: blocking-in-reactive
    }

    private int store(String text) {
        return jdbc.update("insert into t values (?)", text);
    }
}
