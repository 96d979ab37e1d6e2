// enable: unhandled-completion
package quay.cleanups;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

class Cleanups {
  private final Map<String, CompletableFuture<String>> open = new ConcurrentHashMap<>();
  private final Executor crew;
  private int calls;

  Cleanups(Executor crew) {
    this.crew = crew;
  }

  private CompletableFuture<String> call(String ship) {
    return CompletableFuture.supplyAsync(() -> ship, crew);
  }

  CompletableFuture<String> returned(String ship) {
    CompletableFuture<String> answer = call(ship);
    answer.whenComplete((text, failure) -> open.remove(ship));
    return answer;
  }

  void stored(String ship) {
    CompletableFuture<String> answer = call(ship);
    open.put(ship, answer);
    answer.whenComplete((text, failure) -> open.remove(ship));
  }

  void counted(String ship) {
    CompletableFuture<String> answer = call(ship);
    answer.whenComplete((text, failure) -> calls++); // expect: unhandled-completion
  }
}
