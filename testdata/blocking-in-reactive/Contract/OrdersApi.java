// source: supporting file: annotations on a generated interface
package contract.first;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public interface OrdersApi {
    @GetMapping("/orders/{id}")
    Mono<String> order(@PathVariable String id, ServerWebExchange exchange);

    @GetMapping("/orders")
    Flux<String> orders();
}
