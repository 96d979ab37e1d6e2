// essence: nested monos by map/handle/fromCallable, and flattened ones
package reactornest;

import java.util.List;
import java.util.function.Function;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class ReactorNest {
    public interface Shop {
        Mono<String> order(int id);

        Flux<Integer> ids();

        Mono<Void> pack(String order);
    }

    private final Shop shop;

    public ReactorNest(Shop shop) {
        this.shop = shop;
    }

    public Mono<Void> packAll() {
        return shop.ids().flatMap(shop::order)
                .map(o -> shop.pack(o)) // expect: nested-async
                .then();
    }

    public Mono<Void> pack(int id) {
        return Mono.fromCallable(() -> shop.order(id)).then(); // expect: nested-async
    }

    public Mono<Void> packBlock(int id) {
        return Mono.fromSupplier(() -> { // expect: nested-async
            String text = "o" + id;
            return shop.pack(text);
        }).then();
    }

    public Mono<Void> deferred(int id) {
        return Mono.defer(() -> shop.order(id)).flatMap(shop::pack);
    }

    public Flux<String> identity() {
        return shop.ids().map(shop::order).concatMap(Function.identity());
    }

    public Flux<String> merged() {
        return Flux.merge(shop.ids().map(shop::order));
    }

    public Mono<List<String>> zipped(List<Integer> ids) {
        List<Mono<String>> orders = ids.stream().map(shop::order).toList();
        return Mono.zip(orders, all -> List.of((Object[]) all)).map(l -> List.of(l.toString()));
    }

    public Mono<String> switched(Mono<Integer> id) {
        return id.map(i -> i > 0 ? shop.order(i) : Mono.just("none")).flatMap(m -> m);
    }

    public Mono<Boolean> conditional(Mono<Integer> id) {
        return id.map(i -> i > 0 ? shop.order(i) : Mono.just("none")).hasElement(); // expect: nested-async
    }
}
