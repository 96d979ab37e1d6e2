package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallGraphTest {
  private static final String[] SHAPES = {
    "interface Shape { void draw(); default void twice() { draw(); draw(); } }",
    "class Circle implements Shape { public void draw() {} }",
    "class Square implements Shape { public void draw() {} public void twice() {} }",
    "class Big extends Square { public void draw() { super./*super*/draw(); } }",
    "class User { void f(Shape s, Square q, Circle c) { s./*any*/draw(); q./*square*/draw();"
        + " c./*circle*/draw(); s./*default*/twice(); q./*own*/twice(); new Circle(); } }",
  };

  private static List<String> targets(Snippet code, String mark) {
    return code.callAt(mark).targets().stream().map(m -> m.type() + "." + m.name()).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "any     | Big.draw Circle.draw Square.draw",
        "square  | Square.draw Big.draw",
        "circle  | Circle.draw",
        "super   | Square.draw",
        "default | Shape.twice Square.twice",
        "own     | Square.twice",
      })
  void knowsWhatACallMayRun(String mark, String expected) {
    assertEquals(sorted(List.of(expected.split(" "))), sorted(targets(Snippet.of(SHAPES), mark)));
  }

  private static List<String> sorted(List<String> names) {
    return names.stream().sorted().toList();
  }

  @Test
  void theOrderOfFilesDoesNotMatter() {
    List<String> shuffled = new ArrayList<>(List.of(SHAPES));
    Collections.reverse(shuffled);
    Snippet code = Snippet.of(SHAPES);
    Snippet other = Snippet.of(shuffled.toArray(new String[0]));
    for (String mark : List.of("any", "square", "default")) {
      assertEquals(sorted(targets(code, mark)), sorted(targets(other, mark)));
    }
  }

  @Test
  void manyOverridersAreNotFollowed() {
    List<String> files = new ArrayList<>(List.of("class A { void f(B b) { b./*x*/g(); } }"));
    files.add("class B { void g() {} }");
    IntStream.range(0, 9)
        .forEach(i -> files.add("class C%d extends B { void g() {} }".formatted(i)));
    Snippet code = Snippet.of(files.toArray(new String[0]));
    assertEquals(List.of("B.g"), targets(code, "x"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/*x*/f(1);                  | 1", // overloads are told apart
        "/*x*/f(\"\");               | 1",
        "/*x*/unknown();             | 0",
        "list./*x*/size();           | 0", // a library's
        "this./*x*/f(1);             | 1",
        "new /*x*/A();               | 0", // no constructor is written
      })
  void knowsTheBodiesOfTheSources(String statement, int expected) {
    Snippet code =
        Snippet.members(
            "List<String> list; void f(int n) {} void f(String s) {} void g() { "
                + statement
                + " }");
    Call call = code.method("g").calls().findFirst().orElseThrow();
    assertEquals(expected, call.targets().size());
  }

  @Test
  void knowsTheCallersOfAMethodByItsTypes() {
    Snippet code =
        Snippet.of(
            "class A { void f() {} void f(int n) {} }",
            "class B { void f() {} void g(A a, B b) { a.f(); a.f(1); b.f(); Runnable r = a::f;"
                + " List.of(a).forEach(x -> x.f()); } }");
    Method first = code.type("A").methods("f").get(0);
    assertEquals(
        List.of("g", "lambda"), first.callers().stream().map(c -> c.method().name()).toList());
    assertEquals(1, code.program().calls().references(first).size());
    assertEquals(1, code.method("B.f").callers().size());
  }

  @Test
  void knowsWhatACreationRuns() {
    Snippet code =
        Snippet.of(
            "class Base { int n = one(); Base() { two(); } int one() { return 1; } void two() {} }",
            "class A extends Base { { three(); } void three() {} static int s = 4; A() {} A(int n)"
                + " { this(); } }",
            "class U { void f() { new A(); } }");
    List<String> run =
        code.program().calls().runByCreation(code.call("new A")).stream()
            .flatMap(m -> m.calls().map(Call::name))
            .sorted()
            .toList();
    assertEquals(List.of("one", "three", "two"), run);
  }

  @Test
  void findsCallsByWhatTheCatalogSays() {
    Snippet code =
        Snippet.members(
            "Lock l; void f() { l.lock(); g(); } void g() { l.unlock(); h(); } void h() {}");
    CallGraph calls = code.program().calls();
    assertEquals(1, calls.saying("acquire").size());
    assertEquals(2, calls.reaching("release", 1).size());
    assertEquals(1, calls.reaching("release", 0).size());
  }
}
