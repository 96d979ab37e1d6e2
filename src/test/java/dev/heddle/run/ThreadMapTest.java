package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.fixture.Scans;
import dev.heddle.flow.Effect;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThreadMapTest {
  @TempDir private Path root;

  @BeforeEach
  void write() throws IOException {
    new Tree(root)
        .with(
            "shop/Orders.java",
            "package shop;",
            "import java.util.concurrent.CompletableFuture;",
            "import java.util.concurrent.Future;",
            "class Orders {",
            "  Future<String> price;",
            "  void start(CompletableFuture<String> order) { order.thenAccept(this::take); }",
            "  void take(String order) { Wait.on(price); }",
            "  void idle() { Wait.on(price); }",
            "}")
        .with(
            "shop/Wait.java",
            "package shop;",
            "import java.util.concurrent.Future;",
            "class Wait {",
            "  static void on(Future<?> f) { try { f.get(); } catch (Exception e) { throw new"
                + " Error(e); } }",
            "}");
  }

  private List<String> map(String method) {
    return ThreadMap.of(Scans.settings(List.of(root), Scans.NEWEST, 1), method).entries().stream()
        .map(
            each ->
                each.method()
                    + " "
                    + each.ways().stream().map(w -> w.context().kind()).toList()
                    + " "
                    + each.effects().stream().map(Effect::text).toList())
        .toList();
  }

  @Test
  void showsWhatAReferenceToAHelperOfOneLineRunsOn() {
    assertEquals(List.of("shop.Orders.take(String) [COMPLETION] [on -> Future.get]"), map("take"));
  }

  @Test
  void showsOnlyWhatAKnownThreadRunsUnlessAsked() {
    assertEquals(
        List.of(
            "shop.Orders.take(String) [COMPLETION] [on -> Future.get]",
            "shop.Wait.on(Future) [COMPLETION] [Future.get]"),
        map(null));
    assertEquals(List.of("shop.Orders.idle() [] [on -> Future.get]"), map("Orders.idle"));
  }

  @Test
  void knowsMethodsByEveryNameTheyHave() {
    List<String> take = map("take");
    for (String name : List.of("Orders.take", "shop.Orders.take", "shop.Orders.take(String)")) {
      assertEquals(take, map(name));
    }
    assertEquals(List.of(), map("ake"));
  }
}
