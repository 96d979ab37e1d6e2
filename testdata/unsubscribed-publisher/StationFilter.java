package sandbox.stations;

import java.time.Duration;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class StationFilter {
    private final Flux<Integer> levels;

    public StationFilter(Flux<Integer> levels) {
        this.levels = levels;
    }

    public Flux<Integer> highLevels(boolean calm) {
        Flux<Integer> filtered = levels.filter(l -> l > 10);
        filtered.distinctUntilChanged(); // expect: unsubscribed-publisher
        if (calm) {
            filtered = filtered.sample(Duration.ofSeconds(1));
        }
        return filtered;
    }

    public Mono<Double> mean() {
        Mono<Double> mean = levels.collectList()
                .map(all -> all.stream().mapToInt(Integer::intValue).average().orElse(Double.NaN));
        Mono<Double> logged = mean.doOnNext(m -> System.out.println("mean " + m)); // expect: unsubscribed-publisher
        return mean.cache();
    }

    public Mono<Void> alarm(int limit, Runnable bell) {
        return levels.any(l -> l > limit).filter(Boolean::booleanValue).doOnNext(hit -> bell.run()).then();
    }
}
