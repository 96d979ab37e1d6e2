package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TypeTest {
  private final Snippet code =
      Snippet.of(
          """
          package shop;
          import java.util.*;
          import org.springframework.stereotype.Service;
          @Service @Deprecated final class Orders<T> implements Runnable {
            int n;
            interface Part { int size(); }
            enum State { OPEN }
            public void run() { }
            void run(int n) { }
          }
          """);

  @Test
  void knowsItsNames() {
    Type part = code.type("Part");
    assertEquals("shop.Orders.Part", part.name());
    assertEquals("shop.Orders", part.outer().name());
    assertEquals(null, part.outer().outer());
    assertEquals(true, part.isInterface());
    assertEquals(true, code.type("State").isEnum());
    assertEquals(true, code.type("Orders").isFinal());
    assertEquals("shop.Orders<T>", code.type("Orders").ref().toString());
  }

  @Test
  void knowsItsAnnotationsByTheirImports() {
    assertEquals(
        List.of("org.springframework.stereotype.Service", "java.lang.Deprecated"),
        code.type("Orders").annotations());
    assertEquals(
        List.of("java.util.*", "org.springframework.stereotype.Service"),
        code.type("Part").imports());
  }

  @Test
  void knowsItsMembers() {
    Type orders = code.type("Orders");
    assertEquals(2, orders.methods("run").size());
    assertEquals(0, orders.methods("size").size());
    assertEquals("Orders.n", orders.field("n").toString());
    assertEquals(null, orders.field("m"));
    assertEquals(orders.methods("run").get(0), orders.function());
    assertEquals(true, orders.isSubtypeOf("java.lang.Runnable"));
  }
}
