package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassStartsTest {
  /** The rings of some classes that others use from outside. */
  private static List<String> rings(String... files) {
    String[] all = Arrays.copyOf(files, files.length + 1);
    all[files.length] =
        "class User { Object f() { return new A(); } Object g() { return new B(); } }";
    return ClassStarts.rings(Snippet.of(all).program()).stream()
        .map(r -> String.join(" ", r.types().stream().map(Type::name).sorted().toList()))
        .toList();
  }

  @Test
  void classesThatNeedEachOtherAreARing() {
    assertEquals(
        List.of("A B"),
        rings("class A { static Object a = new B(); }", "class B { static Object b = new A(); }"));
    assertEquals(
        List.of("A B C"),
        rings(
            "class A { static Object a = B.make(); }",
            "class B { static Object b = C.c; static Object make() { return null; } }",
            "class C { static Object c; static { c = new A(); } }"));
  }

  @Test
  void aNeedInAHelperCounts() {
    assertEquals(
        List.of("A B"),
        rings(
            "class A { static Object a = help(); static Object help() { return new B(); } }",
            "class B { static Object b = new A(); }"));
  }

  @Test
  void noRingWhereNothingIsStartedOrOnlyOneWay() {
    assertEquals(
        List.of(),
        rings("class A { static Object a = new B(); }", "class B { Object b = new A(); }"));
    assertEquals(
        List.of(),
        rings(
            "class A { static int a = B.ONE; }",
            "class B { static final int ONE = 1; static Object b = new A(); }")); // a constant
    assertEquals(
        List.of(),
        rings(
            "class A { static Supplier<Object> a = () -> new B(); }", // later
            "class B { static Object b = new A(); }"));
  }

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
  void knowsWorkThatAClassGivesAwayWhileItStarts(String members, boolean waits) {
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
  void nothingElseStartsWithTheClass(String members) {
    assertEquals(List.of(), ClassStart.in(Snippet.members(members).type("A")));
  }
}
