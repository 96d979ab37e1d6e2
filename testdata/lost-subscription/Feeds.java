package sandbox.feeds;

import io.reactivex.rxjava3.core.Flowable;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.util.retry.Retry;

public class Feeds {
  private Disposable kept;

  void lost(Mono<String> mono, Flux<String> flux, Uni<String> uni, Flowable<String> rx) {
    mono.subscribe(); // expect: lost-subscription
    kept = flux.doOnError(Throwable::printStackTrace).subscribe(System.out::println); // expect: lost-subscription
    uni.onFailure().invoke(Throwable::printStackTrace).subscribe().with(System.out::println); // expect: lost-subscription
    rx.subscribe(System.out::println); // expect: lost-subscription
    Flux.interval(Duration.ofSeconds(1)).subscribe(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
    flux.repeat().subscribe(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
    plain(flux).subscribe(System.out::println); // expect: lost-subscription
  }

  void forEver(Flux<String> flux) {
    kept = flux.retryWhen(Retry.indefinitely().doBeforeRetry(System.out::println)).subscribe();
    kept = flux.retryWhen(Retry.max(3)).subscribe(); // expect: lost-subscription
  }

  private Flux<String> plain(Flux<String> flux) {
    return flux.map(String::strip);
  }

  private Flux<String> guarded(Flux<String> flux) {
    return flux.map(String::strip).onErrorResume(e -> Flux.empty());
  }

  void fine(Mono<String> mono, Flux<String> flux, Uni<String> uni, Multi<String> multi) {
    mono.subscribe(System.out::println, Throwable::printStackTrace);
    guarded(flux).subscribe(System.out::println);
    Flux<String> safe = flux.onErrorComplete();
    safe.subscribe();
    uni.onFailure().recoverWithItem("").subscribe().with(System.out::println);
    multi.subscribe().with(System.out::println, Throwable::printStackTrace);
    Flux.interval(Duration.ofSeconds(1)).take(3).subscribe(System.out::println, Throwable::printStackTrace);
    kept = Flux.interval(Duration.ofSeconds(1)).subscribe(System.out::println, Throwable::printStackTrace);
  }
}
