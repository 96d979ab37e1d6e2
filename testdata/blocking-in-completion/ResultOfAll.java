// members of an `allOf`, met through the entries of a map or a helper; the future's own class is a source
package fare.members;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.common.KafkaFuture;

public class ResultOfAll {
    private final Map<String, CompletableFuture<Integer>> futures = new HashMap<>();

    static final class Own<T> extends CompletableFuture<T> {
        @Override
        public T join() {
            return super.join();
        }
    }

    public CompletableFuture<Map<String, Integer>> all() {
        return CompletableFuture.allOf(futures.values().toArray(new CompletableFuture[0])).thenApply(v -> {
            Map<String, Integer> out = new HashMap<>();
            for (Map.Entry<String, CompletableFuture<Integer>> entry : futures.entrySet()) {
                out.put(entry.getKey(), entry.getValue().join());
            }
            futures.forEach((key, future) -> out.put(key, future.join()));
            return out;
        });
    }

    public CompletableFuture<Integer> own(Own<Integer> a, Own<Integer> b) {
        return a.thenApply(x -> {
            int sum = a.join();
            return sum + b.join(); // expect: blocking-in-completion
        });
    }

    public KafkaFuture<Integer> kafka(Map<String, KafkaFuture<Integer>> all) {
        return KafkaFuture.allOf(all.values().toArray(new KafkaFuture[0])).thenApply(v -> {
            int sum = 0;
            for (KafkaFuture<Integer> each : all.values()) {
                try {
                    sum += each.get();
                } catch (Exception e) { // maybe: swallowed-interrupt
                    throw new IllegalStateException(e);
                }
            }
            return sum;
        });
    }
}
