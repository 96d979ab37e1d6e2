package sandbox.flatten;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Collectors;
import reactor.core.publisher.Flux;
import reactor.core.publisher.GroupedFlux;
import reactor.core.publisher.Mono;

public final class FlattenLater {
    public interface Geocoder {
        CompletableFuture<String> locate(String address);

        CompletableFuture<String> fallback(Throwable failure);
    }

    private final Geocoder geocoder;

    public FlattenLater(Geocoder geocoder) {
        this.geocoder = geocoder;
    }

    public CompletableFuture<String> locate(CompletableFuture<String> address) {
        return address.handle((a, failure) -> failure == null ? geocoder.locate(a) : geocoder.fallback(failure))
                .thenCompose(Function.identity());
    }

    public Map<String, CompletableFuture<String>> all(List<String> addresses) {
        return addresses.stream().collect(Collectors.toMap(Function.identity(), geocoder::locate));
    }

    public Optional<CompletableFuture<String>> first(List<String> addresses) {
        return addresses.stream().findFirst().map(geocoder::locate);
    }

    public Flux<Long> perLetter(Flux<String> words) {
        Flux<GroupedFlux<Character, String>> groups = words.groupBy(w -> w.charAt(0));
        return groups.concatMap(GroupedFlux::count);
    }

    public Flux<String> merged(Flux<String> addresses) {
        return Flux.merge(addresses.map(a -> Mono.fromFuture(geocoder.locate(a))), 8);
    }
}
