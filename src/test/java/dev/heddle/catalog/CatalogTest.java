package dev.heddle.catalog;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Reading, compiling and asking the catalog. */
class CatalogTest {
  private static final Path TABLES = Path.of("rules/catalog");

  @Test
  void aLineSaysWhatACallMeans() {
    TypeMeaning queue =
        only(
            """
            library = "Queues"
            ["a.Queue"]
            kind = "queue bounded-queue"
            methods = [
              { name = "poll take", params = "long, TimeUnit", is = "timed", blocks = "queue", strength = "weak" },
            ]
            """);
    assertEquals(Set.of("queue", "bounded-queue"), queue.kinds());
    MethodMeaning poll = queue.methods().get(0);
    assertEquals("poll", poll.name());
    assertEquals(List.of("long", "TimeUnit"), poll.parameters());
    assertEquals(Blocking.QUEUE, poll.blocks());
    assertEquals(Strength.WEAK, poll.strength());
    assertEquals("take", queue.methods().get(1).name());
  }

  @Test
  void functionsRunWhereTheTableSays() {
    TypeMeaning type =
        only(
            "[\"a.B\"]\n"
                + "methods = [{ name = \"f\", runs = { 0_2 = \"upstream\", 1 = \"executor:3\" }"
                + " }]");
    assertEquals(
        Map.of(
            0, Runs.on(Place.UPSTREAM), 1, new Runs(Place.EXECUTOR, 3), 2, Runs.on(Place.UPSTREAM)),
        type.methods().get(0).runs());
  }

  @Test
  void twinsMeanTheSame() {
    List<TypeMeaning> both = CatalogReader.read("t", "[\"a.B\"]\nalso = \"x.B\"\nkind = \"lock\"");
    assertEquals(List.of("a.B", "x.B"), both.stream().map(TypeMeaning::name).toList());
    assertEquals(Set.of("lock"), both.get(1).kinds());
  }

  @Test
  void anEntryHasConditions() {
    Entry entry =
        only("""
        ["a.Get"]
        entries = [{ place = "reactive", returns = "r.Mono r.Flux", annotated = ["a.Route(type = X)"], when = "any-method" }]
        """)
            .entries()
            .get(0);
    assertEquals(Place.REACTIVE, entry.place());
    assertEquals(List.of("r.Mono", "r.Flux"), entry.condition().returns());
    assertEquals(List.of("a.Route(type = X)"), entry.condition().annotated());
    assertEquals(List.of("any-method"), entry.condition().when());
  }

  @Test
  void aStarStandsForAnyName() {
    MethodMeaning all = only("[\"a.B\"]\nmethods = [{ name = \"*\" }]").methods().get(0);
    assertTrue(all.names("find"));
    assertFalse(all.names("new"));
    MethodMeaning end = only("[\"a.B\"]\nmethods = [{ name = \"*AndAwait\" }]").methods().get(0);
    assertTrue(end.names("closeAndAwait"));
    assertFalse(end.names("close"));
    Catalog catalog = new Catalog(CatalogReader.read("t", "[\"*BlockingStub\"]\nkind = \"stub\""));
    assertEquals(Set.of("stub"), catalog.type("x.ShopGrpc.ShopBlockingStub").kinds());
    assertNull(catalog.type("x.ShopGrpc.ShopStub"));
  }

  @Test
  void aProjectAddsToWhatIsKnown() {
    Catalog catalog =
        new Catalog(CatalogReader.read("t", "[\"a.B\"]\nkind = \"lock\""))
            .with(
                CatalogReader.read(
                    "p", "[\"a.B\"]\nkind = \"shared\"\n[\"p.Own\"]\nkind = \"lock\""));
    assertEquals(Set.of("lock", "shared"), catalog.type("a.B").kinds());
    assertEquals(Set.of("lock"), catalog.type("p.Own").kinds());
  }

  @Test
  void aFaultNamesFileLineAndKey() {
    assertFault("t.toml:2: key `kind`", "[\"a.B\"]\nkind = 1");
    assertFault("t.toml:2: key `blocking`", "[\"a.B\"]\nblocking = \"queue\"");
    assertFault("key `place`", "[\"a.B\"]\nentries = [{ methods = \"f\" }]");
    assertFault(
        "key `blocks`: `quue`", "[\"a.B\"]\nmethods = [{ name = \"f\", blocks = \"quue\" }]");
    assertFault(
        "key `runs`", "[\"a.B\"]\nmethods = [{ name = \"f\", runs = { 0 = \"nowhere\" } }]");
  }

  @Test
  void theCompiledFormSaysTheSame() throws IOException {
    List<TypeMeaning> tables = List.copyOf(new Catalog(CatalogSource.tables(TABLES)).types());
    byte[] compiled = compile(tables);
    List<TypeMeaning> read = CompiledCatalog.read(compiled);
    assertEquals(tables, read);
    assertArrayEquals(compiled, compile(read));
  }

  private static byte[] compile(List<TypeMeaning> types) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CompiledCatalog.write(types, bytes);
    return bytes.toByteArray();
  }

  private static TypeMeaning only(String text) {
    List<TypeMeaning> types = CatalogReader.read("t.toml", text);
    assertEquals(1, types.size());
    return types.get(0);
  }

  private static void assertFault(String expected, String text) {
    String message =
        assertThrows(CatalogException.class, () -> CatalogReader.read("t.toml", text)).getMessage();
    assertTrue(message.contains(expected), message);
  }
}
