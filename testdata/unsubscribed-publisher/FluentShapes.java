// release: 21
package quay.shapes.fluent;

import com.google.common.util.concurrent.*;
import io.reactivex.rxjava3.core.*;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.Multi;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public final class FluentShapes {
  static <T, R> R let(T value, Function<? super T, ? extends R> f) {
    return f.apply(value);
  }

  static <T> T also(T value, Consumer<? super T> f) {
    f.accept(value);
    return value;
  }

  interface Repo {
    Uni<String> save(String s);

    Single<String> store(String s);

    ListenableFuture<String> push(String s);
  }

  private final Repo repo;

  FluentShapes(Repo repo) {
    this.repo = repo;
  }

  String alsoSaved(String s) {
    return also(s, x -> repo.save(x)); // expect: unsubscribed-publisher
  }

  Uni<String> letSaved(String s) {
    return let(s, x -> repo.save(x));
  }

  void mutiny(String s) {
    repo.save(s).onItem().transform(String::strip); // expect: unsubscribed-publisher
  }

  void unfinished(String s) {
    repo.save(s).subscribe(); // expect: unsubscribed-publisher
  }

  Uni<Uni<String>> nestedUni(String s) {
    return repo.save(s).onItem().transform(x -> repo.save(x)); // expect: nested-async
  }

  Uni<String> chained(String s) {
    return repo.save(s).onItem().transformToUni(repo::save);
  }

  void rx(String s) {
    repo.store(s).doOnSuccess(x -> repo.store(x)).subscribe(x -> {}, e -> {}); // expect: unsubscribed-publisher
  }

  void rxLost(String s) {
    repo.store(s).subscribe(x -> System.out.println(x)); // expect: lost-subscription
  }

  void guava(String s) {
    repo.push(s); // expect: unjoined-future
  }

  void guavaSeen(String s, Executor pool) {
    Futures.addCallback(
        repo.push(s),
        new FutureCallback<String>() {
          @Override
          public void onSuccess(String r) {}

          @Override
          public void onFailure(Throwable t) {}
        },
        pool);
  }

  ListenableFuture<ListenableFuture<String>> guavaNested(String s, Executor pool) {
    return Futures.transform(repo.push(s), x -> repo.push(x), pool); // expect: nested-async
  }

  Map<String, Uni<String>> byName(List<String> all) {
    Map<String, Uni<String>> m = new HashMap<>();
    all.forEach(s -> m.put(s, repo.save(s)));
    return m;
  }

  Runnable later(String s) {
    return () -> repo.save(s); // expect: unsubscribed-publisher
  }

  Supplier<Uni<String>> laterGiven(String s) {
    return () -> repo.save(s);
  }

  Object choose(String s, boolean b) {
    if (b) {
      repo.push(s).isDone(); // maybe: unjoined-future
    }
    return b ? repo.save(s) : repo.store(s);
  }

  void pattern(Object o) {
    if (o instanceof String s && !s.isEmpty()) {
      repo.save(s); // expect: unsubscribed-publisher
    }
  }

  void enhanced(Object o) {
    switch (o) {
      case String s when s.length() > 3 -> repo.push(s); // expect: unjoined-future
      case Integer i -> repo.save("" + i); // expect: unsubscribed-publisher
      default -> {}
    }
  }

  void varInLoop(List<String> all) {
    for (var s : all) {
      var saved = repo.save(s); // expect: unsubscribed-publisher
      System.out.println(s);
    }
  }
}
