package replica.peers;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

final class Replicas {
  private final ExecutorService log = Executors.newSingleThreadExecutor(); // maybe: unclosed-executor
  private final List<Replicas> peers;
  private long last;

  Replicas(List<Replicas> peers) {
    this.peers = peers;
  }

  long append(String entry) throws ExecutionException, InterruptedException {
    Future<Long> index = log.submit(() -> last += entry.length());
    return index.get();
  }

  Future<Long> appendTwice(String entry) {
    return log.submit(() -> append(entry) + append(entry)); // expect: self-waiting-pool
  }

  // each peer has a thread of its own
  Future<Long> replicate(String entry) {
    return log.submit(
        () -> {
          long sum = 0;
          for (Replicas peer : peers) {
            sum += peer.append(entry);
          }
          return sum;
        });
  }
}
