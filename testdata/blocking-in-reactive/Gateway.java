package edge.gate;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.cloud.gateway.filter.GatewayFilter;
import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.cloud.gateway.filter.factory.AbstractGatewayFilterFactory;
import org.springframework.cloud.gateway.filter.ratelimit.KeyResolver;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class Gateway extends AbstractGatewayFilterFactory<Object> implements GlobalFilter {
    @Override
    public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
        String rule = rule("global"); // expect: blocking-in-reactive
        exchange.getAttributes().put("rule", rule);
        return chain.filter(exchange);
    }

    @Override
    public GatewayFilter apply(Object config) {
        String once = rule("start");
        return (exchange, chain) -> {
            exchange.getAttributes().put("rule", rule("each") + once); // expect: blocking-in-reactive
            return chain.filter(exchange);
        };
    }

    public KeyResolver byHost() {
        return exchange -> Mono.just(host(exchange)); // expect: blocking-in-reactive
    }

    public KeyResolver byHostOffloaded() {
        return exchange -> Mono.fromCallable(() -> host(exchange)).subscribeOn(Schedulers.boundedElastic());
    }

    private static String host(ServerWebExchange exchange) {
        try {
            return InetAddress.getByName(exchange.getRequest().getURI().getHost()).getHostAddress();
        } catch (UnknownHostException e) {
            return "";
        }
    }

    private String rule(String name) {
        try {
            return Files.readString(Path.of("rules", name));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
