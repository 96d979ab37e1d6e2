package harbour.desk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** Handles that were started before and are only fetched from where they are kept. */
class Accessors {
  record Booking(String ship, Future<Integer> answer) {}

  static final class Order {
    private final CompletableFuture<Integer> outcome;

    Order(CompletableFuture<Integer> outcome) {
      this.outcome = outcome;
    }

    CompletableFuture<Integer> outcome() {
      return outcome;
    }
  }

  private final CompletableFuture<String> register = new CompletableFuture<>();

  CompletableFuture<String> register() {
    return register;
  }

  CompletableFuture<Integer> ask(String ship) {
    return CompletableFuture.supplyAsync(ship::length);
  }

  int ofComponents(List<String> ships, ExecutorService pool) throws Exception {
    List<Booking> bookings = new ArrayList<>();
    for (String ship : ships) {
      bookings.add(new Booking(ship, pool.submit(ship::length)));
    }
    int sum = 0;
    for (Booking booking : bookings) {
      sum += booking.answer().get();
    }
    return sum;
  }

  int ofGetters(List<Order> orders) {
    int sum = 0;
    for (Order order : orders) {
      sum += order.outcome().join();
    }
    return sum;
  }

  int ofEntries(List<String> ships) {
    Map<String, CompletableFuture<Integer>> answers = new HashMap<>();
    for (String ship : ships) {
      answers.put(ship, ask(ship));
    }
    int sum = 0;
    for (Map.Entry<String, CompletableFuture<Integer>> answer : answers.entrySet()) {
      sum += answer.getValue().join();
    }
    return sum;
  }

  int ofService(List<Callable<Integer>> tasks, CompletionService<Integer> service)
      throws Exception {
    for (Callable<Integer> task : tasks) {
      service.submit(task);
    }
    int sum = 0;
    for (int i = 0; i < tasks.size(); i++) {
      Future<Integer> first = service.take();
      sum += first.get();
    }
    return sum;
  }

  void ofField(List<String> lines) {
    for (String line : lines) {
      System.out.println(register().join() + line);
    }
  }

  int ofCalls(List<String> ships) {
    int sum = 0;
    for (String ship : ships) {
      sum += ask(ship).join(); // expect: await-in-loop
    }
    return sum;
  }
}
