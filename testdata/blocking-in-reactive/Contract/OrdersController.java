// source: openapi-generator style: mapping annotations stand on the interface, the controller implements it
package contract.first;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

@RestController
public class OrdersController implements OrdersApi {

    private final JdbcTemplate jdbc;

    public OrdersController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public Mono<String> order(String id, ServerWebExchange exchange) {
        return Mono.just(jdbc.queryForObject("select name from orders where id = ?", String.class, id)); // expect: blocking-in-reactive
    }

    @Override
    public Flux<String> orders() {
        return Mono.fromCallable(() -> jdbc.queryForList("select name from orders", String.class))
                .subscribeOn(Schedulers.boundedElastic())
                .flatMapIterable(names -> names);
    }
}
