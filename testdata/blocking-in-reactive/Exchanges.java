// source: HTTP interface whose methods alone bear the annotations; GraphQL and message mappings
package ex.changes;

import org.springframework.graphql.data.method.annotation.SchemaMapping;
import org.springframework.graphql.data.method.annotation.SubscriptionMapping;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ResponseBody;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

@Controller
public class Exchanges {

    private final Rates rates;

    public Exchanges(Rates rates) {
        this.rates = rates;
    }

    @GetMapping("/rate")
    @ResponseBody
    public Mono<Double> rate() {
        return Mono.just(rates.rate("EUR")); // expect: blocking-in-reactive
    }

    @GetMapping("/rate/mapped")
    @ResponseBody
    public Flux<Double> mapped() {
        return Flux.just("EUR", "USD").map(rates::rate); // expect: blocking-in-reactive
    }

    @GetMapping("/rate/later")
    @ResponseBody
    public Flux<Double> later() {
        return Flux.just("EUR", "USD").concatMap(rates::later);
    }

    @SchemaMapping
    public Mono<Double> schema(String currency) {
        double rate = rates.rate(currency); // expect: blocking-in-reactive
        return Mono.just(rate);
    }

    @SubscriptionMapping
    public Flux<Double> subscription() {
        return Flux.defer(() -> Flux.just(rates.rate("EUR"))).subscribeOn(Schedulers.boundedElastic());
    }

    public interface Rates {
        @GetExchange("/rates/{currency}")
        Double rate(String currency);

        @PostExchange("/rates/{currency}")
        Mono<Double> later(String currency);
    }
}
