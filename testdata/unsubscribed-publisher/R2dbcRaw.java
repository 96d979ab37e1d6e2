// essence: raw reactive streams: r2dbc SPI, Publisher from drivers, adapters
package r2dbcraw;

import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.Result;
import org.reactivestreams.Publisher;
import reactor.adapter.rxjava.RxJava3Adapter;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class R2dbcRaw {
    private final ConnectionFactory factory;

    public R2dbcRaw(ConnectionFactory factory) {
        this.factory = factory;
    }

    public Mono<Integer> count() {
        return Mono.usingWhen(factory.create(), c -> Mono.from(c.createStatement("select 1").execute()).flatMap(r -> Mono.from(r.map((row, m) -> row.get(0, Integer.class)))), Connection::close);
    }

    public void begin(Connection c) {
        c.beginTransaction(); // expect: unsubscribed-publisher
        c.createStatement("insert").execute(); // expect: unsubscribed-publisher
    }

    public Mono<Void> insert(Connection c) {
        return Mono.from(c.beginTransaction())
                .then(Mono.from(c.createStatement("insert").execute()))
                .doOnError(e -> c.rollbackTransaction()) // expect: unsubscribed-publisher
                .flatMap(r -> Mono.from(c.commitTransaction()));
    }

    public Flux<Long> rows(Publisher<? extends Result> results) {
        return Flux.from(results).flatMap(Result::getRowsUpdated);
    }

    public Mono<Long> rowsNested(Publisher<? extends Result> results) {
        return Flux.from(results).map(Result::getRowsUpdated).count(); // expect: nested-async
    }

    public void closeAll(Iterable<Connection> all) {
        all.forEach(Connection::close); // expect: unsubscribed-publisher
        all.forEach(c -> Mono.from(c.close()).block()); // maybe: await-in-loop
    }
}
