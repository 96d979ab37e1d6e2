package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MethodTest {
  private static final String TEXT =
      """
      package shop;
      import java.util.*;
      class Orders {
        int size = count();
        static int total;
        static { total = 1; }
        Orders(String name) { }
        synchronized int count() { return 1; }
        private static void log(List<String> lines, int n) {
          lines.forEach(line -> { Runnable r = new Runnable() { public void run() { } }; });
        }
        class Item implements Runnable { public void run() { } }
      }
      """;

  @Test
  void hasTheNameOfItsMember() {
    Snippet code = Snippet.of(TEXT);
    assertEquals("shop.Orders.count()", code.method("count").qualifiedName());
    assertEquals("shop.Orders.log(List, int)", code.method("log").qualifiedName());
    assertEquals("shop.Orders.log(List, int)", code.lambda().qualifiedName());
    assertEquals("shop.Orders.Item.run()", code.method("Item.run").qualifiedName());
    assertEquals(
        List.of("size", "<clinit>", "<init>", "count", "log", "lambda"),
        code.type("Orders").methods().stream().map(Method::name).distinct().toList());
  }

  @Test
  void knowsWhatItIs() {
    Snippet code = Snippet.of(TEXT);
    assertEquals(true, code.method("<init>").isConstructor());
    assertEquals(true, code.method("<clinit>").isInitialiser());
    assertEquals(true, code.method("size").isInitialiser());
    assertEquals(false, code.method("count").isInitialiser());
    assertEquals(true, code.method("count").isSynchronized());
    assertEquals(true, code.method("log").isStatic() && code.method("log").isPrivate());
    assertEquals(true, code.lambda().isStatic());
    assertEquals(true, code.method("Item.run").isTaskObject());
    assertEquals(code.method("log"), code.lambda().enclosing());
  }

  @Test
  void doesNotDoWhatItsLambdasDo() {
    Snippet code =
        Snippet.members("void f() { g(); List.of(1).forEach(i -> h()); } void g() {} void h() {}");
    assertEquals(List.of("g", "of", "forEach"), code.method().calls().map(Call::name).toList());
    assertEquals(
        List.of("g", "of", "h", "forEach"), code.method().allCalls().map(Call::name).toList());
    assertEquals(List.of("h"), code.lambda().calls().map(Call::name).toList());
  }

  @Test
  void aLambdaKnowsWhatReceivesItAndStandsFor() {
    Snippet code =
        Snippet.members("void f(List<String> l) { l.forEach(s -> g(s)); } void g(String s) {}");
    assertEquals("forEach", code.lambda().receivingCall().name());
    assertEquals(0, code.lambda().receivingIndex());
    assertEquals("java.util.function.Consumer", code.lambda().functionType().name());
    assertEquals(true, code.lambda().returns().isVoid());
    assertEquals(null, code.method().receivingCall());
  }

  @Test
  void isPlainIfItOnlyReadsItsObject() {
    Snippet code =
        Snippet.of(
            """
            class Box {
              int size; static int all; String name;
              int size() { return size; }
              int twice() { return size + all; }
              int other() { return Outside.count; }
              String nothing() { return null; }
              void set() { size = 1; }
              synchronized int locked() { return size; }
              @Deprecated int marked() { return size; }
              int called() { return size(); }
              static class Outside { static int count; }
            }
            """);
    assertEquals(
        List.of("size", "twice"),
        code.type("Box").methods().stream().filter(Method::isPlain).map(Method::name).toList());
  }
}
