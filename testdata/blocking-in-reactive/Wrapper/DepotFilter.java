package depot.io;

import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

public class DepotFilter extends Offload implements WebFilter {
    private final Path rules = Path.of("rules");

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        return blocking(() -> Files.readString(rules))
                .then(later(() -> Files.readString(rules)))
                .map(text -> text + rules.toFile().length())
                .then(here(() -> Files.readString(rules))) // expect: blocking-in-reactive
                .flatMap(text -> chain.filter(exchange))
                .then(soon(() -> Files.readString(rules)).then()); // expect: blocking-in-reactive
    }
}
