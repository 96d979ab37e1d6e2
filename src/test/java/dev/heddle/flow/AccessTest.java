package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class AccessTest {
  @Test
  void isOneThatOthersMaySee() {
    Snippet code =
        Snippet.members(
            "int n; A() { n = 1; } void f() { n = 2; } synchronized int g() { return n; } void h(A"
                + " other) { other.n = 3; } void init() { n = 4; } private void made() { n = 5; }"
                + " static A make() { A a = new A(); a.made(); return a; }");
    List<Access> accesses = Access.of(code.field("n"));
    assertEquals(List.of("g", "f"), accesses.stream().map(a -> a.at().method().name()).toList());
    assertEquals(List.of(false, true), accesses.stream().map(Access::writes).toList());
    assertEquals(1, accesses.get(0).held().size());
  }
}
