// release: 21
package quay.shapes.await;

import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
import reactor.core.publisher.*;

public final class OtherShapes {
  record Order(String id, int rank) {}

  sealed interface Event permits Created, Removed {}

  record Created(String id) implements Event {}

  record Removed(String id) implements Event {}

  interface Repo<T> {
    CompletableFuture<T> saveLater(T value);

    Mono<T> save(T value);

    Flux<T> all();
  }

  static class Base<T> {
    protected final Repo<T> repo;

    Base(Repo<T> repo) {
      this.repo = repo;
    }

    protected CompletableFuture<T> push(T value) {
      return repo.saveLater(value);
    }
  }

  static final class Orders extends Base<Order> {
    Orders(Repo<Order> repo) {
      super(repo);
    }

    void inherited(Order order) {
      push(order); // expect: unjoined-future
    }

    void superCall(Order order) {
      super.push(order); // expect: unjoined-future
    }

    void switched(Event event) {
      switch (event) {
        case Created c -> push(new Order(c.id(), 1)); // expect: unjoined-future
        case Removed r -> System.out.println(r);
      }
    }

    CompletableFuture<Order> yielded(Event event) {
      return switch (event) {
        case Created c -> push(new Order(c.id(), 1));
        case Removed r -> {
          push(new Order(r.id(), 0)); // expect: unjoined-future
          yield CompletableFuture.completedFuture(null);
        }
      };
    }

    void ternary(Order order, boolean twice) {
      CompletableFuture<Order> f = twice ? push(order) : null; // expect: unjoined-future
    }

    void optional(Optional<Order> order) {
      order.ifPresent(this::push); // expect: unjoined-future
    }

    void optionalElse(Optional<Order> order) {
      order.ifPresentOrElse(o -> push(o), () -> System.out.println("none")); // expect: unjoined-future
    }

    void map(Map<String, Order> orders) {
      orders.forEach((id, o) -> push(o)); // expect: unjoined-future
    }

    void consumer(List<Order> orders) {
      Consumer<Order> sink = o -> push(o); // expect: unjoined-future
      orders.forEach(sink);
    }

    void function(List<Order> orders) {
      Function<Order, CompletableFuture<Order>> f = o -> push(o);
      CompletableFuture.allOf(orders.stream().map(f).toArray(CompletableFuture[]::new)).join();
    }

    void guarded(Order order) {
      if (order.rank() > 3) {
        repo.save(order); // expect: unsubscribed-publisher
      } else {
        repo.save(order).subscribe(o -> {}, e -> {});
      }
    }

    void labelled(List<Order> orders) {
      outer:
      for (Order o : orders) {
        if (o.rank() == 0) {
          continue outer;
        }
        repo.save(o).map(Order::id); // expect: unsubscribed-publisher
      }
    }

    Mono<Void> fluent(Flux<Order> orders) {
      return orders
          .filter(o -> o.rank() > 1)
          .doOnNext(o -> repo.save(o)) // expect: unsubscribed-publisher
          .then();
    }

    Mono<Mono<Order>> nested(Order order) {
      return repo.save(order).map(o -> repo.save(o)); // expect: nested-async
    }

    Mono<Mono<Order>> nestedSwitch(Order order) {
      return repo.save(order)
          .map( // expect: nested-async
              o ->
                  switch (o.rank()) {
                    case 0 -> repo.save(o);
                    default -> Mono.empty();
                  });
    }

    CompletableFuture<Object> nestedHandle(Order order) {
      return push(order).handle((o, e) -> e == null ? push(o) : push(order)); // expect: nested-async
    }

    CompletableFuture<Order> flat(Order order) {
      return push(order).handle((o, e) -> push(o)).thenCompose(Function.identity());
    }

    void teeing(List<Order> orders) {
      List<CompletableFuture<Order>> sent = new ArrayList<>(); // maybe: unjoined-future
      for (Order o : orders) {
        sent.add(push(o));
      }
      System.out.println(sent.size()); // maybe: unjoined-future
    }

    boolean timed(CountDownLatch latch) throws InterruptedException {
      latch.await(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
      return true;
    }

    boolean timedUsed(CountDownLatch latch) throws InterruptedException {
      return latch.await(1, TimeUnit.SECONDS) && latch.getCount() == 0;
    }

    String timedSwitch(BlockingQueue<String> queue, String s) throws InterruptedException {
      return switch (s) {
        case "a" -> {
          queue.offer(s, 1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
          yield "x";
        }
        default -> queue.offer(s, 1, TimeUnit.SECONDS) ? "y" : "z";
      };
    }

    void threads(List<Runnable> tasks) {
      tasks.stream().map(Thread::new).forEach(Thread::run); // expect: unstarted-thread
    }

    void threadLocalVar(Runnable task) {
      var worker = Thread.ofVirtual().name("w").unstarted(task); // expect: unstarted-thread
      worker.setUncaughtExceptionHandler((t, e) -> {});
    }

    Thread threadKept(Runnable task) {
      var worker = Thread.ofVirtual().name("w").unstarted(task);
      return worker;
    }
  }
}
