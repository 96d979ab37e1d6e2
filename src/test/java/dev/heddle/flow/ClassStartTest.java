package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassStartTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "static { new Thread(() -> {}).start(); }                                      | false",
        "static Future<?> x = Executors.newCachedThreadPool().submit(() -> g());       | false",
        "static { CompletableFuture.runAsync(() -> g()).join(); }                      | true",
        "static int n = IntStream.range(0, 9).parallel().map(i -> i + 1).sum();        | true",
        "static { help(); } static void help() { CompletableFuture.runAsync(() -> g()).join(); } |"
            + " true",
      })
  void isWorkThatAnInitialiserGivesAway(String members, boolean waits) {
    List<ClassStart> starts =
        ClassStart.in(Snippet.members(members + " static void g() {}").type("A"));
    assertEquals(List.of(waits), starts.stream().map(ClassStart::waits).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "static void f() { new Thread(() -> {}).start(); }",
        "{ new Thread(() -> {}).start(); }",
        "static Thread t = new Thread(() -> {});",
        "static Runnable r = () -> new Thread(() -> {}).start();",
      })
  void isNothingThatComesLater(String members) {
    assertEquals(List.of(), ClassStart.in(Snippet.members(members).type("A")));
  }
}
