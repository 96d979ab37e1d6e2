// contexts and operations that only the catalog names: RSocket, batch loaders, row mappers, later operators
package beacon.rest;

import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.quarkus.vertx.VertxContextSupport;
import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.rsocket.ConnectionSetupPayload;
import io.rsocket.Payload;
import io.rsocket.RSocket;
import io.rsocket.SocketAcceptor;
import io.rsocket.util.DefaultPayload;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import org.springframework.graphql.data.method.annotation.BatchMapping;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jms.core.JmsTemplate;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Controller;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionStatus;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

class RemainingContexts {
    record Book(long id) {}

    record Author(long id) {}

    static class Rates implements RSocket {
        private final JdbcTemplate jdbc;

        Rates(JdbcTemplate jdbc) {
            this.jdbc = jdbc;
        }

        @Override
        public Mono<Payload> requestResponse(Payload payload) {
            String rate = jdbc.queryForObject("select rate", String.class); // expect: blocking-in-reactive
            return Mono.just(DefaultPayload.create(rate));
        }

        @Override
        public Flux<Payload> requestStream(Payload payload) {
            jdbc.update("insert into audit values (1)"); // expect: blocking-in-reactive
            return Flux.empty();
        }

        @Override
        public Mono<Void> fireAndForget(Payload payload) {
            return Mono.fromRunnable(() -> jdbc.update("insert into audit values (2)"))
                    .subscribeOn(reactor.core.scheduler.Schedulers.boundedElastic())
                    .then();
        }

        @Override
        public double availability() {
            return jdbc.queryForObject("select load", Double.class);
        }
    }

    SocketAcceptor acceptor(JdbcTemplate jdbc) {
        return new SocketAcceptor() {
            @Override
            public Mono<RSocket> accept(ConnectionSetupPayload setup, RSocket peer) {
                jdbc.update("insert into peer values (1)"); // expect: blocking-in-reactive
                return Mono.just(peer);
            }
        };
    }

    SocketAcceptor byFunction(JdbcTemplate jdbc) {
        return SocketAcceptor.forRequestResponse(payload -> {
            jdbc.update("insert into audit values (3)"); // expect: blocking-in-reactive
            return Mono.just(payload);
        });
    }

    @Controller
    static class Books {
        private final JdbcTemplate jdbc;

        Books(JdbcTemplate jdbc) {
            this.jdbc = jdbc;
        }

        @BatchMapping
        public Mono<Map<Book, Author>> author(List<Book> books) {
            jdbc.update("insert into audit values (4)"); // expect: blocking-in-reactive
            return Mono.just(Map.of());
        }

        @BatchMapping
        public Map<Book, Author> editor(List<Book> books) {
            jdbc.update("insert into audit values (5)");
            return Map.of();
        }
    }

    Flux<String> rows(DatabaseClient client, JdbcTemplate jdbc) {
        return client.sql("select name from owner")
                .map((row, meta) -> jdbc.queryForObject("select 1", String.class)) // expect: blocking-in-reactive
                .all();
    }

    Mono<String> inTransaction(Mono<String> ids, PlatformTransactionManager manager, TransactionStatus status) {
        return ids.map(id -> {
            manager.commit(status); // expect: blocking-in-reactive
            return id;
        });
    }

    Flowable<Integer> combined(JdbcTemplate jdbc) {
        return Flowable.range(1, 9)
                .observeOn(Schedulers.computation())
                .flatMapIterable(x -> List.of(x), (x, y) -> jdbc.update("update a")) // expect: blocking-in-reactive
                .unsubscribeOn(Schedulers.io())
                .onBackpressureReduce((x, y) -> jdbc.update("update b")); // expect: blocking-in-reactive
    }

    Completable started(Single<String> name, JdbcTemplate jdbc) {
        return name.observeOn(Schedulers.computation())
                .concatMapCompletable(x -> {
                    jdbc.update("update c"); // expect: blocking-in-reactive
                    return Completable.complete();
                });
    }

    Uni<Void> mailed(ReactiveMailer mailer, JdbcTemplate jdbc) {
        return mailer.send(Mail.withText("a@b", "c", "d"))
                .invoke(() -> jdbc.update("update d")); // expect: blocking-in-reactive
    }

    Uni<String> awaited(Uni<String> ids) {
        return ids.map(id -> {
            try {
                return VertxContextSupport.subscribeAndAwait(() -> Uni.createFrom().item(id)); // expect: blocking-in-reactive
            } catch (Throwable failure) {
                throw new IllegalStateException(failure);
            }
        });
    }

    Mono<String> queued(Mono<String> ids, JmsTemplate jms) {
        return ids.map(id -> {
            jms.convertAndSend("q", id); // expect: blocking-in-reactive
            return id;
        });
    }
}
