package sandbox.tariffs;

import io.smallrye.mutiny.Uni;
import java.util.List;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class TariffLookup {
    public interface TariffClient {
        Mono<Integer> tariff(String zone);

        Uni<Integer> surcharge(int tariff);
    }

    private final TariffClient client;

    public TariffLookup(TariffClient client) {
        this.client = client;
    }

    public Mono<Integer> zones(Flux<String> zones) {
        return zones.map(client::tariff).collectList().map(List::size); // expect: nested-async
    }

    public Mono<Boolean> exists(String zone) {
        return Mono.just(client.tariff(zone)).hasElement(); // expect: nested-async
    }

    public Uni<Void> warm(Uni<Integer> tariff) {
        return tariff.map(t -> client.surcharge(t)).replaceWithVoid(); // expect: nested-async
    }

    public Flux<Integer> flat(Flux<String> zones) {
        return zones.concatMap(client::tariff);
    }

    public Mono<Integer> unwrapped(Mono<String> zone) {
        return zone.map(client::tariff).flatMap(m -> m);
    }

    public Uni<Integer> chained(Uni<Integer> tariff) {
        return tariff.chain(client::surcharge);
    }
}
