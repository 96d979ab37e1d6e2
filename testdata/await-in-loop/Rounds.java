package order.rounds;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import reactor.core.publisher.Mono;

final class Rounds {
  interface Store {
    CompletableFuture<Integer> price(String article);

    CompletableFuture<Page> page(String token);

    Mono<String> load(String article);
  }

  record Page(String next, List<String> items) {}

  private final ExecutorService pool;
  private final HttpClient client = HttpClient.newHttpClient();

  Rounds(ExecutorService pool) {
    this.pool = pool;
  }

  int submitGet(List<String> articles) throws Exception {
    int sum = 0;
    for (String article : articles) {
      Future<Integer> price = pool.submit(() -> article.length());
      sum += price.get(); // expect: await-in-loop
    }
    return sum;
  }

  void chained(Store store, List<String> articles) {
    for (int i = 0; i < articles.size(); i++) {
      int price = store.price(articles.get(i)).thenApply(p -> p + 1).join(); // expect: await-in-loop
      System.out.println(price);
    }
  }

  void block(Store store, Iterator<String> articles) {
    while (articles.hasNext()) {
      System.out.println(store.load(articles.next()).map(String::strip).block()); // expect: await-in-loop
    }
  }

  void inForEach(Store store, List<String> articles) {
    articles.forEach(a -> System.out.println(store.price(a).join())); // expect: await-in-loop
  }

  List<Integer> inMap(Store store, List<String> articles) {
    return articles.stream().map(a -> store.price(a).join()).toList(); // expect: await-in-loop
  }

  List<Integer> pipeline(Store store, Stream<String> articles) {
    return articles
        .map(store::price)
        .map(f -> f.join()) // expect: await-in-loop
        .toList();
  }

  void pipelineEnd(Store store, List<String> articles) {
    articles.stream()
        .map(a -> pool.submit(() -> store.price(a)))
        .forEach(
            f -> {
              try {
                f.get(); // expect: await-in-loop
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              } catch (ExecutionException e) {
                System.out.println(e);
              }
            });
  }

  void http(List<URI> places) {
    for (URI place : places) {
      HttpRequest request = HttpRequest.newBuilder(place).build();
      String body = client.sendAsync(request, BodyHandlers.ofString()).join().body(); // expect: await-in-loop
      System.out.println(body);
    }
  }

  void threads(List<String> articles) throws InterruptedException {
    for (String article : articles) {
      Thread t = new Thread(() -> System.out.println(article));
      t.start();
      t.join(); // expect: await-in-loop
    }
  }

  void guarded(Store store, List<String> articles) {
    for (String article : articles) {
      try {
        System.out.println(store.price(article).get()); // expect: await-in-loop
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      } catch (ExecutionException e) {
        System.out.println(e);
      }
    }
  }

  // -- silent

  int second(Store store, List<String> articles) {
    List<CompletableFuture<Integer>> all = new ArrayList<>();
    for (String article : articles) {
      all.add(store.price(article));
    }
    int sum = 0;
    for (CompletableFuture<Integer> each : all) {
      sum += each.join();
    }
    return sum;
  }

  void window(Store store, List<String> articles) {
    Deque<CompletableFuture<Integer>> open = new ArrayDeque<>();
    for (String article : articles) {
      open.add(store.price(article));
      if (open.size() > 8) {
        System.out.println(open.poll().join());
      }
    }
  }

  List<String> paging(Store store) {
    List<String> all = new ArrayList<>();
    String token = "";
    while (token != null) {
      Page page = store.page(token).join();
      all.addAll(page.items());
      token = page.next();
    }
    return all;
  }

  List<String> pagingDo(Store store) {
    List<String> all = new ArrayList<>();
    String token = "";
    do {
      Page page = store.page(token).join();
      all.addAll(page.items());
      token = page.next();
    } while (!token.isEmpty());
    return all;
  }

  String fold(Store store, List<String> articles) {
    String last = "";
    for (String article : articles) {
      last = store.load(last + article).block();
    }
    return last;
  }

  int breadth(Store store, String root) {
    Deque<String> open = new ArrayDeque<>(List.of(root));
    int seen = 0;
    while (!open.isEmpty()) {
      Page page = store.page(open.poll()).join();
      open.addAll(page.items());
      seen++;
    }
    return seen;
  }

  Integer retry(Store store, String article) {
    for (int attempt = 0; attempt < 3; attempt++) {
      try {
        return store.price(article).join();
      } catch (RuntimeException e) {
        System.out.println("again " + e);
      }
    }
    return null;
  }

  Integer firstKnown(Store store, List<String> articles) {
    for (String article : articles) {
      Integer price = store.price(article).join();
      if (price != null) {
        return price;
      }
    }
    return null;
  }

  void both(Store store, List<String> articles) {
    for (String article : articles) {
      CompletableFuture<Integer> one = store.price(article);
      CompletableFuture<Integer> two = store.price(article + "!");
      System.out.println(one.join() + two.join());
    }
  }

  void all(Store store, List<List<String>> batches) {
    for (List<String> batch : batches) {
      CompletableFuture.allOf(
              batch.stream().map(store::price).toArray(CompletableFuture[]::new))
          .join();
    }
  }

  List<Integer> parallel(Store store, List<String> articles) {
    return articles.parallelStream().map(a -> store.price(a).join()).toList();
  }

  void limited(List<String> articles) throws Exception {
    for (String article : articles) {
      System.out.println(pool.submit(() -> article.length()).get(1, TimeUnit.SECONDS)); // maybe: task-abandoned-on-timeout
    }
  }

  void polling(Store store) throws InterruptedException {
    boolean done = false;
    while (!done) {
      done = store.price("x").join() > 0;
    }
    while (true) {
      System.out.println(store.price("y").join());
      Thread.sleep(1000);
    }
  }

  void collected(Store store, List<String> articles) {
    articles.stream().map(store::price).toList().stream().map(CompletableFuture::join).forEach(System.out::println);
  }

  void known(List<String> articles) {
    for (String article : articles) {
      System.out.println(CompletableFuture.completedFuture(article).join());
    }
  }
}
