// essence: the functions of one call tell each other's types: what opens a resource, what reads it, what closes it
package cleanup;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Observable;
import java.util.concurrent.CompletableFuture;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

class Cleanup {
  interface Session {
    Flux<String> lines();

    Mono<Void> close();

    CompletableFuture<Void> end();
  }

  interface Connection {
    Observable<String> rows();

    Completable close();
  }

  Mono<String> first(Session session) {
    return Mono.using(() -> session, s -> s.lines().next(), s -> s.close()); // expect: unsubscribed-publisher
  }

  Flux<String> all(Session session) {
    return Flux.using(() -> session, Session::lines, Session::end); // expect: unjoined-future
  }

  Observable<String> rows(Connection connection) {
    return Observable.using(() -> connection, Connection::rows, c -> c.close()); // expect: unsubscribed-publisher
  }

  Flux<Integer> generated(Session session) {
    return Flux.generate(
        () -> session,
        (s, sink) -> {
          s.close(); // expect: unsubscribed-publisher
          sink.complete();
          return s;
        });
  }

  Mono<String> well(Mono<Session> session) {
    return Mono.usingWhen(session, s -> s.lines().next(), s -> s.close());
  }
}
