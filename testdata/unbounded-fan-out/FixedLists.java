// a count that the code fixes: constants of an enum in any set or map, a list that every caller of a private method writes down
package fixture.fixedlists;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FixedLists implements AutoCloseable {
    enum Region { NORTH, SOUTH, EAST, WEST }

    public interface Remote {
        int call(String key);
    }

    private final Remote remote;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Map<Region, String> names = new EnumMap<>(Region.class);

    public FixedLists(Remote remote) {
        this.remote = remote;
    }

    void everyRegion() {
        EnumSet.allOf(Region.class).forEach(region -> threads.execute(() -> remote.call(region.name())));
        Set<Region> warm = EnumSet.of(Region.SOUTH, Region.EAST);
        for (Region region : warm) {
            threads.execute(() -> remote.call(region.name()));
        }
        names.values().forEach(name -> threads.execute(() -> remote.call(name)));
        names.forEach((region, name) -> threads.execute(() -> remote.call(region + name)));
    }

    void first(List<String> keys, int count) {
        keys.subList(0, Math.min(5, keys.size())).forEach(key -> threads.execute(() -> remote.call(key)));
        keys.subList(0, count).forEach(key -> threads.execute(() -> remote.call(key)));
        keys.subList(1, keys.size()).forEach(key -> threads.execute(() -> remote.call(key))); // expect: unbounded-fan-out
        for (int i = 0; i < Math.max(8, keys.size()); i++) {
            threads.execute(() -> remote.call("all")); // maybe: unbounded-fan-out
        }
    }

    void both(String key) {
        start(List.of(key, key + "~"));
        start(Arrays.asList(key, "other"));
        each(List.of(key));
    }

    private void start(Collection<String> keys) {
        for (String key : keys) {
            threads.execute(() -> remote.call(key));
        }
    }

    void each(Collection<String> keys) {
        for (String key : keys) {
            threads.execute(() -> remote.call(key)); // expect: unbounded-fan-out
        }
    }

    void some(Set<Region> regions, List<String> keys) {
        regions.forEach(region -> threads.execute(() -> remote.call(region.name()))); // expect: unbounded-fan-out
        mixed(keys);
        mixed(List.of("a"));
    }

    private void mixed(List<String> keys) {
        keys.forEach(key -> threads.execute(() -> remote.call(key))); // expect: unbounded-fan-out
    }

    @Override
    public void close() {
        threads.shutdown();
    }
}
