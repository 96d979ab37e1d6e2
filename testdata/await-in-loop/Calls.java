package order.calls;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;

final class Calls {
  private final Executor io;

  Calls(Executor io) {
    this.io = io;
  }

  private CompletableFuture<Integer> ask(String host) {
    return CompletableFuture.supplyAsync(() -> host.length(), io);
  }

  void own(List<String> hosts) {
    for (var host : hosts) {
      var answer = ask(host);
      try {
        System.out.println(answer.join()); // expect: await-in-loop
      } catch (CompletionException e) {
        System.out.println("down " + host);
      }
    }
  }

  void throughHelper(List<String> hosts) {
    hosts.stream()
        .map(this::ask)
        .mapToInt(Calls::value) // expect: await-in-loop
        .sum();
  }

  private static int value(CompletableFuture<Integer> answer) {
    return answer.join();
  }

  int inHelper(List<String> hosts) {
    int sum = 0;
    for (String host : hosts) {
      CompletableFuture<Integer> answer = ask(host);
      sum += value(answer); // expect: await-in-loop
    }
    for (String host : hosts) {
      sum += value(ask(host)); // expect: await-in-loop
    }
    return sum;
  }

  int inHelperOfLambda(List<String> hosts) {
    return hosts.stream()
        .map(this::ask)
        .mapToInt(f -> value(f)) // expect: await-in-loop
        .sum();
  }

  int inHelperLater(List<String> hosts) {
    List<CompletableFuture<Integer>> asked = hosts.stream().map(this::ask).toList();
    int sum = 0;
    for (CompletableFuture<Integer> each : asked) {
      sum += value(each);
    }
    return sum + asked.stream().mapToInt(f -> value(f)).sum();
  }

  void once(List<String> hosts) {
    System.out.println(ask(hosts.get(0)).join());
    hosts.stream().map(this::ask).findFirst().ifPresent(f -> System.out.println(f.join()));
  }
}
