// release: 21
package quay.templates;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import reactor.core.publisher.Mono;

public final class KnownTemplates {
  abstract static class Step {
    final String run(String in) {
      before(in);
      return apply(in);
    }

    void before(String in) {}

    String apply(String in) {
      return in;
    }
  }

  static class Slow extends Step {
    @Override
    String apply(String in) {
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return in;
    }
  }

  static class Quick extends Step {
    @Override
    String apply(String in) {
      return in + "!";
    }
  }

  private final Slow slow = new Slow();
  private final Quick quick = new Quick();

  Mono<String> known(Mono<String> source) {
    return source.map(s -> new Slow().run(s)); // expect: blocking-in-reactive
  }

  Mono<String> field(Mono<String> source) {
    return source.map(s -> slow.run(s)); // expect: blocking-in-reactive
  }

  Mono<String> reference(Mono<String> source) {
    return source.map(slow::run); // expect: blocking-in-reactive
  }

  Mono<String> fast(Mono<String> source) {
    return source.map(s -> quick.run(s));
  }

  Mono<String> unknown(Mono<String> source, Step step) {
    return source.map(s -> step.run(s));
  }

  Mono<String> local(Mono<String> source) {
    Slow step = new Slow();
    return source.map(step::run); // expect: blocking-in-reactive
  }

  Mono<String> parameter(Mono<String> source, Slow step) {
    return source.map(s -> step.run(s)); // expect: blocking-in-reactive
  }

  Mono<String> anonymous(Mono<String> source) {
    Step step =
        new Step() {
          @Override
          String apply(String in) {
            return CompletableFuture.supplyAsync(() -> in).join();
          }
        };
    return source.map(s -> step.run(s)); // expect: blocking-in-reactive
  }
}

abstract class Copying {
  String copy(String in) {
    return again(in, 2);
  }

  private String again(String in, int rounds) {
    return rounds == 0 ? write(in) : again(in, rounds - 1) + rest(in);
  }

  String rest(String in) {
    return copy(in.substring(1));
  }

  String write(String in) {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return in;
  }
}

class DiskCopying extends Copying {}

class MemoryCopying extends Copying {
  @Override
  String write(String in) {
    return in;
  }
}

class Copies {
  private final Copying disk;
  private final Copying memory;

  Copies() {
    disk = new DiskCopying();
    memory = new MemoryCopying();
  }

  Mono<String> disk(Mono<String> source) {
    return source.map(disk::copy); // expect: blocking-in-reactive
  }

  Mono<String> memory(Mono<String> source) {
    return source.map(memory::copy);
  }

  Mono<String> either(Mono<String> source, Copying any) {
    return source.map(any::copy);
  }

  Mono<String> given(Mono<String> source, MemoryCopying any) {
    return source.map(s -> any.copy(s));
  }
}
