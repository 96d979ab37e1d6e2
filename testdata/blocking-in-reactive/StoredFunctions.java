// functions kept in fields and locals: invoking one runs it there; constants of an enum are classes
package toll.rate;

import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class StoredFunctions implements WebFilter {
    @FunctionalInterface
    interface Rates {
        double of(String plate);
    }

    enum Store {
        TABLE {
            @Override
            double read(JdbcTemplate jdbc) {
                return jdbc.queryForObject("select rate from toll", Double.class);
            }
        },
        VIEW {
            @Override
            double read(JdbcTemplate jdbc) {
                return jdbc.queryForObject("select rate from tolls", Double.class);
            }
        };

        abstract double read(JdbcTemplate jdbc);
    }

    private final JdbcTemplate jdbc;
    private final Rates rates;
    private final Function<String, Double> surcharge;
    private final Supplier<String> unit = () -> "eur";

    StoredFunctions(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
        this.rates = plate -> jdbc.queryForObject("select rate from toll where p = ?", Double.class, plate);
        this.surcharge = this::surcharge;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        String plate = exchange.getRequest().getPath().value();
        double rate = rates.of(plate); // expect: blocking-in-reactive
        double more = surcharge.apply(plate); // expect: blocking-in-reactive
        exchange.getAttributes().put(unit.get(), rate + more);
        Supplier<Double> late = () -> surcharge(plate);
        Mono<Double> offloaded = Mono.fromSupplier(late).subscribeOn(Schedulers.boundedElastic());
        return offloaded.then(chain.filter(exchange));
    }

    private <T> T timed(Supplier<T> work) {
        long start = System.nanoTime();
        T result = counted(work);
        System.out.println(System.nanoTime() - start);
        return result;
    }

    private static <T> T counted(Supplier<T> work) {
        return work.get();
    }

    private static <A, B> java.util.List<B> each(java.util.List<A> all, Function<A, B> function) {
        return all.stream().map(function).toList();
    }

    Mono<java.util.List<Double>> listed(Mono<java.util.List<String>> plates) {
        return plates.publishOn(Schedulers.parallel()).map(all -> each(all, plate -> surcharge(plate))); // expect: blocking-in-reactive
    }

    Flux<Double> measured(Flux<String> plates) {
        return plates.publishOn(Schedulers.parallel()).map(plate -> timed(() -> surcharge(plate))); // expect: blocking-in-reactive
    }

    Flux<Double> stored(Flux<Store> stores) {
        return stores.publishOn(Schedulers.parallel()).map(store -> store.read(jdbc)); // expect: blocking-in-reactive
    }

    private Double surcharge(String plate) {
        return jdbc.queryForObject("select more from toll where p = ?", Double.class, plate);
    }
}
