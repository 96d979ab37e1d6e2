package pipeline;

import reactor.core.publisher.Mono;

@FunctionalInterface
public interface Stage<A, B> {
    Mono<B> apply(A in);

    default <C> Stage<A, C> then(Stage<B, C> next) {
        return a -> apply(a).flatMap(next::apply);
    }

    static <A> Stage<A, A> tap(java.util.function.Consumer<A> c) {
        return a -> Mono.just(a).doOnNext(c);
    }
}
