// essence: a dropped list that a stream of handles ends in; a handle whose type is a bounded parameter
package collected;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class Collected {
  interface Api {
    CompletableFuture<Integer> post(String text);
  }

  void lists(Api api, Stream<String> a, Stream<String> b, Stream<String> c) {
    a.map(api::post).collect(Collectors.toList()); // expect: unjoined-future
    b.map(api::post).collect(Collectors.toUnmodifiableSet()); // expect: unjoined-future
    c.map(api::post).toList(); // expect: unjoined-future
  }

  void others(Api api, List<String> texts) {
    texts.stream().collect(Collectors.toList());
    texts.stream().map(api::post).collect(Collectors.counting());
    texts.stream().map(api::post).map(CompletableFuture::join).collect(Collectors.toList()); // expect: await-in-loop
    Set<CompletableFuture<Integer>> calls = texts.stream().map(api::post).collect(Collectors.toSet());
    calls.forEach(call -> call.cancel(true));
  }

  void kept(Api api, List<String> texts) {
    var lost = texts.stream().map(api::post).collect(Collectors.toList()); // expect: unjoined-future
    var some = texts.stream().map(text -> api.post(text)).collect(Collectors.toSet()); // expect: unjoined-future
    var lengths = texts.stream().map(String::length).collect(Collectors.toList());
    var count = texts.stream().map(api::post).collect(Collectors.counting());
    var read = texts.stream().map(api::post).collect(Collectors.toList());
    read.forEach(CompletableFuture::join);
  }

  <T extends CompletableFuture<String>> void bounded(T given, Function<String, T> call) {
    given.thenAccept(System.out::println); // expect: unjoined-future
    call.apply("a"); // expect: unjoined-future
    call.apply("b").join();
  }

  <T> void free(Function<String, T> call) {
    call.apply("a");
  }
}
