package cove.truncate;

import io.reactivex.rxjava3.core.Maybe;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class TableTruncate {
    public interface Session {
        Mono<Integer> first(String table);

        Mono<Void> truncate(String table);

        Uni<Void> drop(String table);
    }

    private final Session session;

    public TableTruncate(Session session) {
        this.session = session;
    }

    public Mono<Void> truncateFilled(String table) {
        return session.first(table).filter(n -> n > 0).flatMap(n -> session.truncate(table));
    }

    public Mono<Integer> truncateAll(Flux<String> tables) {
        return tables.concatMap(t -> session.truncate(t).thenReturn(1)).reduce(0, Integer::sum).map(n -> n * 10);
    }

    public Mono<String> truncateAndName(String table) {
        return session.truncate(table).then(Mono.just(table)).map(String::toUpperCase);
    }

    public Uni<String> drop(String table) {
        return session.drop(table).onItem().transform(gone -> table + " dropped");
    }

    public Mono<Integer> firstOrNone(String table, boolean skip) {
        Mono<Integer> first = Mono.empty();
        if (!skip) {
            first = session.first(table);
        }
        return first.map(n -> n + 1);
    }

    public Maybe<Integer> length(Maybe<String> table) {
        return table.filter(t -> !t.isBlank()).map(String::length).switchIfEmpty(Maybe.just(0));
    }

    public Multi<String> names(boolean none) {
        return (none ? Multi.createFrom().<String>empty() : Multi.createFrom().items("a", "b")).map(String::strip);
    }

    public Mono<Void> guarded(String table) {
        return session.truncate(table).onErrorResume(e -> Mono.empty()).doFinally(signal -> System.out.println(signal));
    }
}
