// source: Guava sequential and decorated executors, Netty's single event executor
package micro.pool;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import io.netty.util.concurrent.DefaultEventExecutor;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.Future;
import java.util.List;
import java.util.concurrent.Executors;

public class MicroPool {
    private final ListeningExecutorService pool =
            MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(4)); // maybe: unclosed-executor
    private final EventExecutor loop = new DefaultEventExecutor();

    public ListenableFuture<Integer> sum(List<String> words) {
        return pool.submit(() -> {
            ListenableFuture<List<Integer>> all =
                    Futures.allAsList(words.stream().map(w -> pool.submit(w::length)).toList());
            return all.get().stream().mapToInt(Integer::intValue).sum(); // expect: self-waiting-pool
        });
    }

    public void twice() {
        loop.execute(() -> {
            Future<String> second = loop.submit(() -> "second");
            second.awaitUninterruptibly(); // expect: self-waiting-pool
        });
    }

    public ListenableFuture<Integer> sumFree(List<String> words) {
        ListenableFuture<List<Integer>> all =
                Futures.allAsList(words.stream().map(w -> pool.submit(w::length)).toList());
        return Futures.transform(all, n -> n.stream().mapToInt(Integer::intValue).sum(), pool);
    }
}
