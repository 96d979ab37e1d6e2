// what is evaluated while the chain is built, and what when it is subscribed
package shelf.load;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

public class Assembly {
    private static final Scheduler FILES = Schedulers.newBoundedElastic(4, 100, "files");
    private static final Scheduler FAST = Schedulers.newParallel("fast");
    private final Scheduler given;

    public Assembly(Scheduler given) {
        this.given = given;
    }

    public Mono<String> adjacent(Path p) {
        return Mono.fromCallable(() -> Files.readString(p)).publishOn(Schedulers.boundedElastic());
    }

    public Mono<String> apart(Path p) {
        return Mono.fromCallable(() -> Files.readString(p)) // expect: blocking-in-reactive
                .map(String::trim)
                .publishOn(Schedulers.parallel())
                .subscribeOn(FAST);
    }

    public Mono<String> constant(Path p) {
        return Mono.fromCallable(() -> Files.readString(p)).map(String::trim).subscribeOn(FILES);
    }

    public Mono<String> parameter(Path p, Scheduler scheduler) {
        return Mono.fromCallable(() -> Files.readString(p)).subscribeOn(scheduler);
    }

    public Mono<String> field(Path p) {
        return Mono.fromCallable(() -> Files.readString(p)).subscribeOn(given);
    }

    public Mono<String> eager(Path p) throws Exception {
        return Mono.just(Files.readString(p)).subscribeOn(Schedulers.parallel());
    }

    public Flux<String> nearest(List<Path> all) {
        return Flux.fromIterable(all)
                .map(p -> read(p))
                .subscribeOn(FILES)
                .subscribeOn(FAST);
    }

    public Flux<String> below(List<Path> all) {
        return Flux.fromIterable(all)
                .subscribeOn(FILES)
                .publishOn(FAST)
                .map(p -> read(p)); // expect: blocking-in-reactive
    }

    public Flux<String> rails(List<Path> all) {
        return Flux.fromIterable(all)
                .parallel()
                .runOn(Schedulers.parallel())
                .map(this::read) // expect: blocking-in-reactive
                .sequential();
    }

    public Flux<String> elasticRails(List<Path> all) {
        return Flux.fromIterable(all).parallel(4).runOn(FILES).map(this::read).sequential();
    }

    private String read(Path p) {
        try {
            return Files.readString(p);
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
