// essence: locals that get their handle behind the declaration, and are never read
package assigned;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import reactor.core.publisher.Mono;

class Assigned {
  interface Api {
    CompletableFuture<String> load(String id);

    Mono<String> find(String id);
  }

  void branches(ExecutorService pool, Runnable job, boolean twice) {
    Future<?> task; // expect: unjoined-future
    if (twice) {
      task = pool.submit(() -> {
        job.run();
        job.run();
      });
    } else {
      task = pool.submit(job);
    }
  }

  void loop(ExecutorService pool, Runnable job) {
    Future<?> last = null; // expect: unjoined-future
    for (int i = 0; i < 3; i++) {
      last = pool.submit(job);
    }
  }

  void cold(Api api) {
    Mono<String> found = null; // expect: unsubscribed-publisher
    found = api.find("a");
  }

  String read(Api api, boolean quick) {
    CompletableFuture<String> loaded;
    if (quick) {
      loaded = CompletableFuture.completedFuture("quick");
    } else {
      loaded = api.load("slow");
    }
    return loaded.join();
  }

  void inCondition(ExecutorService pool, Runnable job) throws Exception {
    Future<?> task;
    while ((task = pool.submit(job)).get() != null) {
      System.out.println("again");
    }
  }

  void onPurpose(ExecutorService pool, Runnable job) {
    Future<?> unused;
    unused = pool.submit(job);
  }

  void never(Api api) {
    CompletableFuture<String> none = null;
    CompletableFuture<String> undefined;
  }
}
