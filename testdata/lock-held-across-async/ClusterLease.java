// source: redisson RLock taken before a reactive call and released in doFinally or onComplete
package lease.cluster;

import org.redisson.api.RLock;
import org.redisson.api.RedissonClient;
import org.springframework.integration.support.locks.LockRegistry;
import reactor.core.publisher.Mono;
import java.util.concurrent.locks.Lock;

public class ClusterLease {
    private final RedissonClient redisson;
    private final LockRegistry registry;

    public ClusterLease(RedissonClient redisson, LockRegistry registry) {
        this.redisson = redisson;
        this.registry = registry;
    }

    public Mono<String> run(Mono<String> work) {
        RLock lock = redisson.getLock("jobs");
        lock.lock(); // maybe: unreleased-lock
        return work.doFinally(signal -> lock.unlock()); // expect: lock-held-across-async
    }

    public Mono<String> runRegistered(String key, Mono<String> work) {
        Lock lock = registry.obtain(key);
        if (!lock.tryLock()) {
            return Mono.empty();
        }
        return work.doOnTerminate(() -> {
            System.out.println("done " + key);
            lock.unlock(); // expect: lock-held-across-async
        });
    }

    public Mono<String> runWithId(Mono<String> work) {
        RLock lock = redisson.getLock("jobs");
        long owner = System.nanoTime();
        return Mono.fromCompletionStage(() -> lock.lockAsync(owner))
                .then(work)
                .doFinally(signal -> lock.unlockAsync(owner)); // maybe: unjoined-future
    }
}
