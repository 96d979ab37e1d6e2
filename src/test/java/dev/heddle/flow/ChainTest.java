package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChainTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "s.a().b().c();                             | c b a",
        "S x = s.a(); S y = x.b(); y.c();           | c b a", // through locals
        "new S().a().c();                           | c a new",
        "S.make().c();                              | c make",
        "own().c();                                 | c own a", // through a method of the sources
        "kept.c();                                  | c a", // through a field with one value
        "open.c();                                  | c",
        "s.c();                                     | c",
        "S x = s.a(); x = x.b(); x.c();             | c", // which one?
        "again(s).c();                              | c again again",
      })
  void leadsBackReceiverByReceiver(String statements, String expected) {
    Snippet code =
        Snippet.of(
            "class A { private final S kept = S.of().a(); S open; S own() { return S.of().a(); }"
                + " S again(S x) { return again(x); } void f(S s) { "
                + statements
                + " } }");
    Expression last = code.call("c").result();
    String calls =
        String.join(
            " ", Chain.of(last).calls().map(Call::name).filter(n -> !n.equals("of")).toList());
    assertEquals(expected, calls);
  }
}
