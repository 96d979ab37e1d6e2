// loops over an iterator are loops over what it comes from; a break behind the launch ends them
package fixture.iterators;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Iterators {
    private static final List<String> HOSTS = List.of("a", "b");
    private final ExecutorService threads = Executors.newCachedThreadPool();

    void work(String key) {
        System.out.println(key);
    }

    void few() {
        for (Iterator<String> it = HOSTS.iterator(); it.hasNext(); ) {
            String host = it.next();
            threads.execute(() -> work(host));
        }
        Iterator<String> names = Arrays.asList("x", "y").iterator();
        while (names.hasNext()) {
            String name = names.next();
            threads.execute(() -> work(name));
        }
    }

    void many(List<String> keys) {
        Iterator<String> it = keys.iterator();
        while (it.hasNext()) {
            String key = it.next();
            threads.execute(() -> work(key)); // expect: unbounded-fan-out
        }
    }

    void first(List<String> keys, boolean quiet) {
        for (String key : keys) {
            if (key.startsWith("!")) {
                if (!quiet) {
                    threads.execute(() -> work(key));
                }
                break;
            }
        }
    }

    void close() {
        threads.shutdown();
    }
}
