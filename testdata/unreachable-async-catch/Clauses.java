package sandbox.clauses;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import reactor.core.publisher.Mono;

public class Clauses {
  static class ShopException extends RuntimeException {}

  interface Shop {
    CompletableFuture<String> name(int id);

    Mono<String> price(int id);

    String check(int id);
  }

  private final Shop shop;

  Clauses(Shop shop) {
    this.shop = shop;
  }

  CompletableFuture<String> certain(int id) {
    try {
      return shop.name(id).thenApply(String::strip);
    } catch (CompletionException e) { // expect: unreachable-async-catch
      return CompletableFuture.completedFuture("");
    }
  }

  Mono<String> project(int id) {
    try {
      return shop.price(id);
    } catch (ShopException e) { // expect: unreachable-async-catch
      return Mono.empty();
    }
  }

  CompletableFuture<String> general(int id) {
    CompletableFuture<String> name = null;
    try {
      name = shop.name(id);
    } catch (Exception e) { // expect: unreachable-async-catch
      System.err.println(e);
    }
    return name;
  }

  String waits(int id) {
    try {
      return shop.name(id).join();
    } catch (CompletionException e) {
      return "";
    }
  }

  CompletableFuture<String> checked(int id) {
    try {
      shop.check(id);
      return shop.name(id);
    } catch (RuntimeException e) {
      return CompletableFuture.completedFuture("");
    }
  }

  CompletableFuture<String> complement(int id, ExecutorService pool) {
    try {
      return shop.name(id).exceptionally(e -> "");
    } catch (RuntimeException e) {
      return CompletableFuture.completedFuture("");
    }
  }

  CompletableFuture<String> start(int id, ExecutorService pool) {
    try {
      return CompletableFuture.supplyAsync(() -> shop.check(id), pool);
    } catch (RejectedExecutionException e) {
      return CompletableFuture.completedFuture("");
    }
  }

  Mono<String> passes(int id) {
    try {
      return shop.price(id);
    } catch (RuntimeException e) {
      return Mono.error(e);
    }
  }

  ListenableFuture<Integer> transformed(ListenableFuture<String> name) {
    try {
      return Futures.transform(name, String::length, MoreExecutors.directExecutor());
    } catch (Exception e) { // expect: unreachable-async-catch
      return Futures.immediateFuture(0);
    }
  }
}
