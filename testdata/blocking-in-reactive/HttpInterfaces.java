// source: Spring HTTP interface clients, declarative Micronaut and MicroProfile clients in reactive handlers
package http.interfaces;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

@RestController
public class HttpInterfaces {

    private final Weather weather;

    public HttpInterfaces(Weather weather) {
        this.weather = weather;
    }

    @GetMapping("/weather/{city}")
    public Mono<String> now(@PathVariable String city) {
        return Mono.just(weather.now(city)); // expect: blocking-in-reactive
    }

    @GetMapping("/weather/{city}/reactive")
    public Mono<String> reactive(@PathVariable String city) {
        return weather.later(city).map(String::trim);
    }

    @GetMapping("/weather/{city}/offloaded")
    public Mono<String> offloaded(@PathVariable String city) {
        return Mono.fromSupplier(() -> weather.now(city)).subscribeOn(Schedulers.boundedElastic());
    }

    @HttpExchange("/weather")
    public interface Weather {
        @GetExchange("/{city}")
        String now(@PathVariable String city);

        @GetExchange("/{city}/later")
        Mono<String> later(@PathVariable String city);
    }
}
