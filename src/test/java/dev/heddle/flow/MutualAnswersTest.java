package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MutualAnswersTest {
  private final AtomicInteger searches = new AtomicInteger();

  /** What holds in all callers of a method, and what a method called `top…` brings along. */
  private Set<String> common(Method method, Function<Method, Set<String>> others) {
    searches.incrementAndGet();
    if (method.name().startsWith("top")) {
      return Set.of("all", method.name());
    }
    Set<String> common = null;
    for (Call caller : method.callers()) {
      Set<String> each = others.apply(caller.method());
      if (each != null && common == null) {
        common = new TreeSet<>(each);
      } else if (each != null) {
        common.retainAll(each);
      }
    }
    return common;
  }

  private MutualAnswers<Set<String>> answers(Snippet code) {
    return new MutualAnswers<>(code.program(), this::common, Set.of());
  }

  private static final String CYCLE =
      "void top1() { f(); } void top2() { h(); } void f() { g(); } void g() { h(); } void h() {"
          + " f(); }";

  @ParameterizedTest
  @ValueSource(strings = {"f", "g", "h"})
  void areWhatEveryWayRoundAgreesOn(String first) {
    Snippet code = Snippet.members(CYCLE);
    MutualAnswers<Set<String>> answers = answers(code);
    assertEquals(Set.of("all"), answers.of(code.method(first)));
    assertEquals(Set.of("all"), answers.of(code.method("f")));
    assertEquals(Set.of("all"), answers.of(code.method("g")));
    assertEquals(Set.of("all"), answers.of(code.method("h")));
  }

  @Test
  void ofACycleThatNobodyEntersAreNothing() {
    Snippet code = Snippet.members("void f() { g(); } void g() { f(); }");
    assertEquals(Set.of(), answers(code).of(code.method("f")));
  }

  @Test
  void areFoundOnce() {
    Snippet code = Snippet.members("void top() { f(); f(); } void f() { g(); g(); } void g() {}");
    MutualAnswers<Set<String>> answers = answers(code);
    assertEquals(Set.of("all", "top"), answers.of(code.method("g")));
    assertEquals(3, searches.get());
    answers.of(code.method("f"));
    assertEquals(3, searches.get());
  }

  @Test
  void costFewRoundsWhereAllCallAll() {
    StringBuilder members = new StringBuilder("void top() { m0(); } ");
    for (int i = 0; i < 12; i++) {
      members.append("void m%d() { ".formatted(i));
      for (int j = 0; j < 12; j++) {
        members.append("m%d(); ".formatted(j));
      }
      members.append("}");
    }
    Snippet code = Snippet.members(members.toString());
    assertEquals(Set.of("all", "top"), answers(code).of(code.method("m11")));
    assertTrue(searches.get() < 100, () -> searches + " searches");
  }
}
