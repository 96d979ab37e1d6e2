// results that somebody else sees to: the object itself, a failure seen inside, an argument given back, a batch
package canal.lock;

import io.vertx.core.net.NetSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.redisson.api.BatchOptions;
import org.redisson.api.RBatch;
import org.redisson.api.RMapAsync;
import org.redisson.api.RedissonClient;

public class SeenElsewhere {
    private final List<CompletableFuture<Void>> kept = new ArrayList<>();
    private final RedissonClient redis;

    SeenElsewhere(RedissonClient redis) {
        this.redis = redis;
    }

    static final class Passage extends CompletableFuture<Void> {
        private int stage;
        private long since;

        Passage stage(int stage) {
            return stage(stage, System.nanoTime());
        }

        Passage stage(int stage, long now) {
            this.stage = stage;
            this.since = now;
            return this;
        }
    }

    public Passage pass() {
        Passage passage = new Passage();
        passage.stage(1);
        passage.stage(2, 5L);
        return passage;
    }

    private CompletableFuture<Void> told(CompletableFuture<Void> future) {
        return future.whenComplete((v, failure) -> note(failure));
    }

    private CompletableFuture<Void> untold(CompletableFuture<Void> future) {
        return future.thenRun(() -> note(null));
    }

    public void follow(CompletableFuture<Void> future) {
        told(future);
        untold(future); // expect: unjoined-future
        register(future);
    }

    private CompletableFuture<Void> register(CompletableFuture<Void> future) {
        kept.add(future);
        return future;
    }

    public void save() {
        RBatch batch = redis.createBatch(BatchOptions.defaults());
        batch.getBucket("gate").setAsync("open");
        RMapAsync<String, Integer> levels = batch.getMap("levels");
        levels.fastPutAsync("upper", 3);
        fill(levels);
        batch.execute();
        redis.getMap("levels").fastPutAsync("lower", 1); // expect: unjoined-future
        batch.executeAsync(); // expect: unjoined-future
    }

    private static void fill(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("lower", 1);
    }

    /** Every server drops what writing gives. */
    public void echo(NetSocket socket) {
        socket.handler(socket::write);
    }

    private static void note(Throwable failure) {
        System.out.println(failure);
    }
}

/** Many kinds of change, put into the batch by a caller that only knows the common type. */
abstract class Change {
    abstract void apply(RMapAsync<String, Integer> levels);

    static void applyAll(RBatch batch, List<Change> changes) {
        changes.forEach(change -> change.apply(batch.getMap("levels")));
    }
}

class Change1 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 1);
    }
}

class Change2 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 2);
    }
}

class Change3 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 3);
    }
}

class Change4 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 4);
    }
}

class Change5 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 5);
    }
}

class Change6 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 6);
    }
}

class Change7 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 7);
    }
}

class Change8 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 8);
    }
}

class Change9 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 9);
    }
}

class Change10 extends Change {
    @Override
    void apply(RMapAsync<String, Integer> levels) {
        levels.fastPutAsync("gate", 10);
    }
}
