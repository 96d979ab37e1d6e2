// essence: own functional interfaces of publishers; run, drop, tap
package pipeline;

import java.util.List;
import java.util.function.Function;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class Pipeline {
    private final Stage<String, Integer> parse;
    private final Stage<Integer, Void> store;

    public Pipeline(Stage<String, Integer> parse, Stage<Integer, Void> store) {
        this.parse = parse;
        this.store = store;
    }

    public void run(String in) {
        parse.then(store).apply(in); // expect: unsubscribed-publisher
        parse.then(store); 
        store.apply(1).block();
    }

    public Mono<Void> runWell(String in) {
        return parse.then(store).apply(in);
    }

    public Mono<Integer> tapped(String in) {
        return parse.then(Stage.tap(store::apply)).apply(in); // expect: unsubscribed-publisher
    }

    public Flux<Integer> all(List<String> in) {
        return Flux.fromIterable(in).flatMap(parse::apply).doOnNext(n -> store.apply(n)); // expect: unsubscribed-publisher
    }

    public Mono<Void> nested(Mono<String> in) {
        return in.map(parse::apply).then(); // expect: nested-async
    }

    public Mono<Integer> viaFunction(String in) {
        Function<String, Mono<Integer>> f = parse::apply;
        f.apply(in); // expect: unsubscribed-publisher
        return f.apply(in);
    }
}
