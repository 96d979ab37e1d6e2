// maps declared by their interface: which one it is decides whether a bin is locked meanwhile
// release: 21
package tariff.cache;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.springframework.web.client.RestTemplate;

public class MapFunctions21 {
    private final Map<String, Double> rates = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Double> sorted = new ConcurrentSkipListMap<>();
    private final ConcurrentMap<String, Double> given;
    private final Map<String, Double> wrapped = Collections.synchronizedMap(new HashMap<>());
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor(); // maybe: unclosed-executor
    private final RestTemplate rest;

    MapFunctions21(RestTemplate rest, ConcurrentMap<String, Double> given) {
        this.rest = rest;
        this.given = given;
    }

    Future<Double> rate(String country) {
        return threads.submit(() -> lookUp(country)); // expect: blocking-in-virtual-thread
    }

    Future<Double> byTree(String country) {
        return threads.submit(() -> sorted.computeIfAbsent(country, this::load));
    }

    Future<Double> unknownMap(String country) {
        return threads.submit(() -> given.computeIfAbsent(country, this::load));
    }

    Future<Double> merged(String country) {
        return threads.submit(() -> rates.merge(country, 1.0, (a, b) -> a + load(country))); // expect: blocking-in-virtual-thread
    }

    Future<Double> synchronizedOnce(String country) {
        return threads.submit(() -> wrapped.computeIfAbsent(country, key -> load(key))); // expect: blocking-in-virtual-thread
    }

    Future<Double> outside(String country) {
        return threads.submit(() -> {
            Double known = rates.get(country);
            return known == null ? rates.putIfAbsent(country, load(country)) : known;
        });
    }

    static final class Once {
        private Double value;

        synchronized Double get(java.util.function.Supplier<Double> loader) {
            if (value == null) {
                value = loader.get();
            }
            return value;
        }

        Double free(java.util.function.Supplier<Double> loader) {
            Double fresh = loader.get();
            synchronized (this) {
                value = fresh;
            }
            return fresh;
        }

        Double passedOn(java.util.function.Supplier<Double> loader) {
            return get(loader);
        }
    }

    Future<Double> once(Once once) {
        return threads.submit(() -> once.get(() -> load("a"))); // expect: blocking-in-virtual-thread
    }

    Future<Double> onceByReference(Once once) {
        return threads.submit(() -> once.get(this::first)); // expect: blocking-in-virtual-thread
    }

    Future<Double> oncePassedOn(Once once) {
        return threads.submit(() -> once.passedOn(() -> load("b"))); // expect: blocking-in-virtual-thread
    }

    Future<Double> onceFree(Once once) {
        return threads.submit(() -> once.free(() -> load("c")));
    }

    private Double first() {
        return load("first");
    }

    private Double lookUp(String country) {
        return rates.computeIfAbsent(country, key -> load(key));
    }

    private Double load(String country) {
        return rest.getForObject("http://rates/{c}", Double.class, country);
    }
}
