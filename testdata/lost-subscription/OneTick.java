// an endless source of which only one value is taken ends; a limit before the repeat is none
package fixture.onetick;

import io.reactivex.rxjava3.core.Observable;
import io.smallrye.mutiny.Multi;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class OneTick {
    void reactor(Mono<String> poll) {
        Flux.interval(Duration.ofSeconds(1)).next().subscribe(System.out::println, Throwable::printStackTrace);
        Flux.interval(Duration.ofSeconds(1)).elementAt(3).subscribe(System.out::println, Throwable::printStackTrace);
        Flux.interval(Duration.ofSeconds(1)).any(t -> t > 4).subscribe(System.out::println, Throwable::printStackTrace);
        Flux.interval(Duration.ofSeconds(1)).count().subscribe(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
        Flux.interval(Duration.ofSeconds(1)).take(3).repeat().subscribe(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
        poll.timeout(Duration.ofSeconds(1)).retry().subscribe(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
        poll.repeat().take(5).subscribe(System.out::println, Throwable::printStackTrace);
    }

    void rx() {
        Observable.interval(1, TimeUnit.SECONDS).firstElement().subscribe(System.out::println, Throwable::printStackTrace);
        Observable.interval(1, TimeUnit.SECONDS).firstOrError().subscribe(System.out::println, Throwable::printStackTrace);
        Observable.interval(1, TimeUnit.SECONDS).elementAt(2).subscribe(System.out::println, Throwable::printStackTrace);
    }

    void mutiny() {
        Multi.createFrom().ticks().every(Duration.ofSeconds(1)).toUni().subscribe().with(System.out::println, Throwable::printStackTrace);
        Multi.createFrom().ticks().every(Duration.ofSeconds(1)).collect().first().subscribe().with(System.out::println, Throwable::printStackTrace);
    }
}
