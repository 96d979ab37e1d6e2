// source: bean methods that return functional reactive handlers, RouteLocator lambdas, filter processors, error handler
package secure.beans;

import java.nio.file.Files;
import java.nio.file.Path;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.springframework.boot.web.reactive.error.ErrorWebExceptionHandler;
import org.springframework.cloud.gateway.filter.factory.rewrite.RewriteFunction;
import org.springframework.cloud.gateway.route.RouteLocator;
import org.springframework.cloud.gateway.route.builder.RouteLocatorBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.repository.CrudRepository;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.userdetails.ReactiveUserDetailsService;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.web.reactive.function.client.ClientRequest;
import org.springframework.web.reactive.function.client.ExchangeFilterFunction;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.server.WebFilter;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

@Configuration(proxyBeanMethods = false)
public class SecurityBeans {

    @Bean
    ReactiveUserDetailsService users(Accounts accounts) {
        return name -> Mono.justOrEmpty(accounts.findByName(name)).map(SecurityBeans::details); // expect: blocking-in-reactive
    }

    @Bean
    ReactiveUserDetailsService usersLater(Accounts accounts) {
        return name -> Mono.defer(() -> Mono.justOrEmpty(accounts.findByName(name)))
                .subscribeOn(Schedulers.boundedElastic())
                .map(SecurityBeans::details);
    }

    @Bean
    WebFilter audit(Accounts accounts) {
        return (exchange, chain) -> {
            String path = exchange.getRequest().getPath().value();
            if (path.startsWith("/admin")) {
                accounts.save(new Account(path)); // expect: blocking-in-reactive
            }
            return chain.filter(exchange);
        };
    }

    @Bean
    ErrorWebExceptionHandler errors() {
        return (exchange, error) -> {
            exchange.getResponse().setStatusCode(HttpStatus.BAD_GATEWAY);
            dump(error); // expect: blocking-in-reactive
            return exchange.getResponse().setComplete();
        };
    }

    @Bean
    RouteLocator routes(RouteLocatorBuilder builder, Accounts accounts) {
        return builder.routes()
                .route("account", route -> route.path("/account/**")
                        .filters(filters -> filters.filter((exchange, chain) -> {
                            long count = accounts.count(); // expect: blocking-in-reactive
                            exchange.getResponse().getHeaders().add("X-Accounts", Long.toString(count));
                            return chain.filter(exchange);
                        }))
                        .uri("lb://account"))
                .build();
    }

    @Bean
    RewriteFunction<String, String> rewrite() {
        return (exchange, body) -> Mono.just(body + template()); // expect: blocking-in-reactive
    }

    @Bean
    WebClient client(WebClient.Builder builder, Accounts accounts) {
        String start = template();
        return builder
                .defaultHeader("X-Start", start)
                .filter(ExchangeFilterFunction.ofRequestProcessor(request ->
                        Mono.just(ClientRequest.from(request).header("X-Count", "" + accounts.count()).build()))) // expect: blocking-in-reactive
                .build();
    }

    private static String template() {
        try {
            return Files.readString(Path.of("template"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void dump(Throwable error) {
        try {
            Files.writeString(Path.of("error"), String.valueOf(error));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static UserDetails details(Account account) {
        return User.withUsername(account.name()).password("x").build();
    }

    public interface Accounts extends CrudRepository<Account, Long> {
        Optional<Account> findByName(String name);
    }

    public record Account(String name) {
    }
}
