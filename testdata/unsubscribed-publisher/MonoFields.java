// essence: assigned to field, captured, cached; connectable
package monofields;

import java.time.Duration;
import reactor.core.Disposable;
import reactor.core.publisher.ConnectableFlux;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

public class MonoFields {
    private final Sinks.Many<String> sink = Sinks.many().multicast().onBackpressureBuffer();
    private final Flux<String> source;
    private Mono<String> cached;
    private Disposable ticking;

    public MonoFields(Flux<String> source) {
        this.source = source;
        cached = source.next().cache();
    }

    public void emit(String s) {
        sink.tryEmitNext(s);
        sink.emitNext(s, Sinks.EmitFailureHandler.FAIL_FAST);
    }

    public void connect() {
        ConnectableFlux<String> hot = source.publish();
        hot.connect();
        source.replay(1).autoConnect(0);
        source.publish().refCount(2); // expect: unsubscribed-publisher
    }

    public void reset() {
        cached = cached.switchIfEmpty(source.last());
        cached.log(); // expect: unsubscribed-publisher
    }

    public void tick() {
        ticking = Flux.interval(Duration.ofSeconds(1)).subscribe(t -> emit("t" + t)); // expect: lost-subscription
        Flux.interval(Duration.ofSeconds(1)).subscribe(t -> emit("t" + t), e -> emit("dead")); // expect: lost-subscription
        Flux.interval(Duration.ofSeconds(1)).take(3).subscribe(t -> emit("t" + t), e -> emit("dead"));
    }

    public void retried() {
        source.retry(3).onErrorResume(e -> Flux.empty()).subscribe(this::emit);
        source.onErrorContinue((e, o) -> System.err.println(o)).subscribe(this::emit);
        source.doOnError(e -> System.err.println(e)).subscribe(); // expect: lost-subscription
    }

    public void stop() {
        ticking.dispose();
    }
}
