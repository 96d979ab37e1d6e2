package start.beans;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Service;
import reactor.core.publisher.Flux;

final class Beans {
  @Retention(RetentionPolicy.RUNTIME)
  @Async("mail")
  @interface InBackground {}

  @Service
  static class Mail {
    private final Mail self;
    private final ExecutorService pool;

    Mail(@Lazy Mail self, ExecutorService pool) {
      this.self = self;
      this.pool = pool;
    }

    @Async
    public void send(String text) {
      System.out.println(text);
    }

    @Async
    public CompletableFuture<String> ask(String text) {
      return CompletableFuture.completedFuture(text);
    }

    @Async
    private void hidden() { // expect: spring-async-misuse
      System.out.println("x");
    }

    @Async
    public static void shared() { // expect: spring-async-misuse
      System.out.println("x");
    }

    @Async
    public final void last() { // expect: spring-async-misuse
      System.out.println("x");
    }

    @Async
    public int count() { // expect: spring-async-misuse
      return 1;
    }

    @Async
    public Flux<String> all() { // expect: spring-async-misuse
      return Flux.just("x");
    }

    @InBackground
    public List<String> meta() { // expect: spring-async-misuse
      return List.of();
    }

    @InBackground
    void later() {
      System.out.println("x");
    }

    public void order() {
      send("a"); // expect: spring-async-misuse
      this.send("b"); // expect: spring-async-misuse
      later(); // expect: spring-async-misuse
    }

    public void each(List<String> texts) {
      texts.forEach(this::send); // expect: spring-async-misuse
      texts.forEach(t -> send(t)); // expect: spring-async-misuse
    }

    // -- silent

    public void proxied(Mail other) {
      self.send("a");
      other.send("b");
      pool.execute(() -> send("c"));
      hidden();
    }

    @Async
    public void both() {
      send("a");
    }

    @Async
    public Future<String> future() {
      return CompletableFuture.completedFuture("x");
    }
  }

  @Service
  static class Sub extends Mail {
    Sub(Mail self, ExecutorService pool) {
      super(self, pool);
    }

    public void inherited() {
      send("x"); // expect: spring-async-misuse
      super.send("y"); // expect: spring-async-misuse
    }
  }

  @Configuration
  static class Setup {
    @Async
    public void warm() { // expect: spring-async-misuse
      System.out.println("x");
    }
  }

  static class Other {
    @interface Async {}

    static class Plain {
      @Other.Async
      public int count() {
        return 1;
      }
    }
  }
}
