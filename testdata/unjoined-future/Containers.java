// essence: maps and arrays of handles that are only filled
package containers;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

class Containers {
  interface Loader {
    CompletableFuture<String> load(String name);
  }

  private Future<?>[] held;

  void map(ExecutorService pool, List<String> names) {
    Map<String, Future<?>> tasks = new HashMap<>(); // expect: unjoined-future
    for (String name : names) {
      tasks.put(name, pool.submit(() -> System.out.println(name.charAt(0))));
    }
  }

  void cache(Loader loader, List<String> names) {
    ConcurrentMap<String, CompletableFuture<String>> loads = new ConcurrentHashMap<>(); // expect: unjoined-future
    names.forEach(name -> loads.computeIfAbsent(name, loader::load));
  }

  String read(Loader loader, List<String> names) {
    Map<String, CompletableFuture<String>> loads = new HashMap<>();
    names.forEach(name -> loads.put(name, loader.load(name)));
    return loads.get("a").join();
  }

  void initialised(Loader loader) {
    CompletableFuture<?>[] both = {loader.load("a"), loader.load("b")}; // expect: unjoined-future
    Future<?>[] two = new Future<?>[] {loader.load("a"), loader.load("b")}; // expect: unjoined-future
  }

  void filled(Loader loader, List<String> names) {
    CompletableFuture<?>[] loads = new CompletableFuture<?>[names.size()]; // expect: unjoined-future
    for (int i = 0; i < names.size(); i++) {
      loads[i] = loader.load(names.get(i));
    }
  }

  void joined(Loader loader, List<String> names) {
    CompletableFuture<?>[] loads = new CompletableFuture<?>[names.size()];
    for (int i = 0; i < loads.length; i++) {
      loads[i] = loader.load(names.get(i));
    }
    CompletableFuture.allOf(loads).join();
  }

  void kept(Loader loader) {
    Future<?>[] loads = {loader.load("a")};
    held = loads;
  }

  void given(Loader loader, Future<?> one) {
    Future<?>[] theirs = {one};
    Future<?>[] none = new Future<?>[3];
  }
}
