package tally.votes;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Clauses that no interrupt reaches, because the outcome is there, and those that it does. */
class Outcomes {
  CompletableFuture<Integer> sum(Map<String, CompletableFuture<Integer>> votes) {
    return CompletableFuture.allOf(votes.values().toArray(new CompletableFuture[0]))
        .thenApply(
            done -> {
              int sum = 0;
              for (Map.Entry<String, CompletableFuture<Integer>> vote : votes.entrySet()) {
                try {
                  sum += vote.getValue().get();
                } catch (InterruptedException | ExecutionException e) {
                  throw new IllegalStateException(e);
                }
              }
              return sum;
            });
  }

  int ifDone(Future<Integer> vote) {
    if (vote.isDone()) {
      try {
        return vote.get();
      } catch (Exception e) {
        return 0;
      }
    }
    return -1;
  }

  int ifDoneInTime(CompletableFuture<Integer> vote) {
    if (vote.isDone() && !vote.isCompletedExceptionally()) {
      try {
        return vote.join() + vote.get();
      } catch (Exception e) {
        return 0;
      }
    }
    return -1;
  }

  int whenever(Future<Integer> vote) {
    try {
      return vote.get();
    } catch (Exception e) { // expect: swallowed-interrupt
      return 0;
    }
  }

  void afterAsking(CountDownLatch counted, Thread counter, Future<Integer> vote) {
    if (counted.getCount() != 0) {
      try {
        counted.await();
      } catch (InterruptedException e) { // expect: swallowed-interrupt
        System.out.println("not counted");
      }
    }
    if (counter.isAlive()) {
      try {
        counter.join();
      } catch (InterruptedException e) { // expect: swallowed-interrupt
        System.out.println("not joined");
      }
    }
    if (!vote.isDone()) {
      try {
        vote.get(5, TimeUnit.SECONDS);
      } catch (Exception e) { // expect: swallowed-interrupt
        System.out.println("late");
      }
    }
  }

  void both(List<Future<Integer>> votes) {
    for (Future<Integer> vote : votes) {
      try {
        if (vote.isDone()) {
          vote.get();
        }
        Thread.sleep(10);
      } catch (InterruptedException | ExecutionException e) { // expect: swallowed-interrupt
        System.out.println(e);
      }
    }
  }
}
