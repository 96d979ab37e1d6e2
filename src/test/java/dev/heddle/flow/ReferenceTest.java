package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.fact.Event;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferenceTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "l.forEach(this::g);                                  | this::g      | g | forEach",
        "l.forEach(A::h);                                     | A::h         | h | forEach",
        "l.forEach(other::g);                                 | other::g     | g | forEach",
        "Consumer<String> c = this::g; l.forEach(c);          | this::g      | g | forEach",
        "Function<String, B> c = B::new; l.stream().map(c);   | B::new       | <init> | map",
        "futures.forEach(Future::isDone);                     | Future::isDone | - | forEach",
        "Consumer<String> c = this::over;                     | this::over   | over | -",
      })
  void namesAMethod(String statement, String text, String target, String receiver) {
    Snippet code =
        Snippet.of(
            "class A { List<String> l; List<Future<?>> futures; A other; void g(String s) {}"
                + " static void h(String s) {} void over(String s) {} void over(Integer n) {}"
                + " void f() { "
                + statement
                + " } }",
            "class B { B(String s) {} }");
    Reference reference =
        new Reference(
            code.method("A.f").elements(Event.MethodReference.class).findFirst().orElseThrow());
    Method function = reference.value().function();
    Call receiving = reference.receivingCall();
    assertEquals(text, reference.text());
    assertEquals(target, function == null ? null : function.name());
    assertEquals(receiver, receiving == null ? null : receiving.name());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Consumer<String> c = this::over;             | String",
        "Consumer<Integer> c = this::over;            | Number",
        "Consumer<List<String>> c = this::over;       | Object",
        "IntConsumer c = this::over;                  | int",
        "BiConsumer<A, Integer> c = A::over;          | Number",
        "numbers.thenAccept(this::over);              | Number",
      })
  void namesTheOverloadThatItsInputsSuit(String statement, String parameter) {
    Snippet code =
        Snippet.members(
            "void over(Object o) {} void over(String s) {} void over(Number n) {} void over(int n)"
                + " {} CompletableFuture<Integer> numbers; void f() { "
                + statement
                + " }");
    Element reference =
        code.method().elements(Event.MethodReference.class).findFirst().orElseThrow();
    Method function = new Reference(reference).value().function();
    assertEquals(parameter, function.declaration().parameters().get(0).type().simpleName());
  }
}
