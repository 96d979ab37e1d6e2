package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReactiveCodeTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Mono<String> f() { return mono.map(s -> { /*x*/g(); return s; }); }            | true  |"
            + " false",
        "Mono<String> f() { return mono.map(s -> { l.forEach(i -> /*x*/g()); return s; }); } | true"
            + " | false",
        "Mono<String> f() { return mono.map(s -> help(s)); } private String help(String s) {"
            + " /*x*/g(); return s; }                                                    | true  |"
            + " false",
        "Mono<String> f() { return mono.map(this::help); } private String help(String s) {"
            + " /*x*/g(); return s; }                                                    | true  |"
            + " false",
        "Mono<String> f() { /*x*/g(); return mono; }                                    | false |"
            + " true",
        "Mono<String> f() { l.forEach(i -> /*x*/g()); return mono; }                    | false |"
            + " true",
        "void f() { /*x*/g(); }                                                         | false |"
            + " false",
        "private void f() { /*x*/g(); f(); }                                            | false |"
            + " false",
      })
  void isAStepOrAssemblesTheChain(String members, boolean step, boolean assembly) {
    Snippet code =
        Snippet.of(
            "import reactor.core.publisher.*; import java.util.*; class A { Mono<String> mono;"
                + " List<String> l; void g() {} "
                + members
                + " }");
    Method method = code.callAt("x").method();
    assertEquals(step, ReactiveCode.isStep(method));
    assertEquals(assembly, ReactiveCode.assembly(method) != null);
  }
}
