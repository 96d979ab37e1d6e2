// a source that nobody sees emits where it is subscribed; a scheduler that changes nothing changes nothing
package loom.feed;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Single;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;

public class UnseenSources {
    interface Feed {
        Flux<String> names();
    }

    private final Feed feed;
    private final WebClient web;

    UnseenSources(Feed feed, WebClient web) {
        this.feed = feed;
        this.web = web;
    }

    Flux<String> given(Flux<String> names) {
        return names.map(name -> read(name)); // expect: blocking-in-reactive
    }

    Flux<String> below(Flux<String> names) {
        return names.map(name -> read(name)).subscribeOn(Schedulers.boundedElastic());
    }

    Flux<String> above(Flux<String> names) {
        return names.subscribeOn(Schedulers.boundedElastic()).map(name -> read(name));
    }

    Flux<String> parallel(Flux<String> names) {
        return names.subscribeOn(Schedulers.parallel()).map(name -> read(name)); // expect: blocking-in-reactive
    }

    Flux<String> ofFeed() {
        return feed.names().map(name -> read(name)); // expect: blocking-in-reactive
    }

    Flux<String> ofFeedOffloaded() {
        return feed.names().subscribeOn(Schedulers.boundedElastic()).map(name -> read(name));
    }

    Flux<String> immediate() {
        return web.get().retrieve().bodyToFlux(String.class)
                .publishOn(Schedulers.immediate())
                .map(name -> read(name)); // expect: blocking-in-reactive
    }

    Flux<String> immediateAfter(Flux<String> names) {
        return names.publishOn(Schedulers.boundedElastic())
                .publishOn(Schedulers.immediate())
                .map(name -> read(name));
    }

    Flowable<String> computing(Flowable<String> names) {
        return names.subscribeOn(io.reactivex.rxjava3.schedulers.Schedulers.computation())
                .map(name -> read(name)); // expect: blocking-in-reactive
    }

    Single<String> trampoline() {
        return Single.just("a")
                .subscribeOn(io.reactivex.rxjava3.schedulers.Schedulers.io())
                .observeOn(io.reactivex.rxjava3.schedulers.Schedulers.trampoline())
                .map(name -> read(name));
    }

    private static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
