// essence: Guava's static steps hand the inner future to a function that may use it, or not
package callbacks;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;

class Callbacks {
  interface Feed {
    ListenableFuture<String> head(String channel);

    ListenableFuture<Integer> parse(String raw);
  }

  ListenableFuture<Integer> ignored(Feed feed, ListeningExecutorService pool) {
    ListenableFuture<ListenableFuture<Integer>> nested = Futures.transform(feed.head("a"), feed::parse, pool); // expect: nested-async
    return Futures.transform(nested, inner -> 1, pool);
  }

  ListenableFuture<Integer> flattened(Feed feed, ListeningExecutorService pool) {
    ListenableFuture<ListenableFuture<Integer>> nested = Futures.transform(feed.head("a"), feed::parse, pool);
    return Futures.transformAsync(nested, inner -> inner, pool);
  }

  ListenableFuture<Integer> read(Feed feed, ListeningExecutorService pool) {
    var nested = Futures.transform(feed.head("a"), feed::parse, pool);
    return Futures.transform(nested, inner -> Futures.getUnchecked(inner), pool);
  }

  ListenableFuture<Integer> straight(Feed feed, ListeningExecutorService pool) {
    return Futures.transformAsync(feed.head("a"), feed::parse, pool);
  }
}
