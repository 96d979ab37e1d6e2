package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LeanTextTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "`class  A {\n\t}`, `class A{}`",
        "`int a = b - -c;`, `int a = b - -c;`",
        "`a + /* b */ + c`, `a + + c`",
        "`a> >b`, `a> >b`",
        "`a>>b`, `a>>b`",
        "`f ( a , b ) . g ( ) ;`, `f(a,b). g();`",
        "`@ A  int /**/ x // y\r\n;`, `@A int x;`",
        "`s = \" // no \\\" comment \" ;`, `s = \" // no \\\" comment \";`",
        "`c = '\\'' ; d`, `c = '\\'';d`",
      })
  void keepsTokensAndTheBlanksThatTheyNeed(String text, String expected) {
    LeanText lean = lean(text);
    assertTrue(lean.isFaithful());
    assertEquals(expected, lean.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a /* b", "s = \"a\nb\";", "s = \"\"\"\n  a\n\"\"\";", "'a", "a\u0001b"})
  void isOfNoUseWhereLineEndsCountOrSomethingIsWrong(String text) {
    assertFalse(lean(text).isFaithful());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A {\r\n  /* a\r b */ int x = 1 +\r\t+2; // c\n  java.util.List<A<B> >  y;\r}",
        "@B ( /** a */ c = { 1 , 2 } ) @ interface A { int d ( ) default 3 ; }",
        "class A<T extends B & C> { <U> A ( int ... x ) { this ( x ) ; } ; }",
        "class A { int m(Object o) { return o instanceof String s && s.length ( ) > 1\n"
            + "? 1 : -  1; } }",
        "class A { Runnable r = ( ) ->\n  // why\n  { run ( A :: new ) ; } ; double d = 1.5e-3 ; }",
        """
        sealed interface A permits B , C {
          record B(int x) implements A {} non-sealed class C {}
        }\
        """,
        "class A { void m() { l : for ( ; ; ) { x [ 0 ] ++ ; y >>>= 1 ; continue l ; } } }",
      })
  void givesTheTreeOfThePlainTextWithEachNodeAtItsPlace(String text) {
    Trees.assertPlain(text);
  }

  private static LeanText lean(String text) {
    LeanText lean = new LeanText(0);
    Tokens tokens = new Tokens(text, lean);
    while (tokens.next() != Tokens.END) {}
    return lean;
  }
}
