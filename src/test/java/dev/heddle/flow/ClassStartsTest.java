package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

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
}
