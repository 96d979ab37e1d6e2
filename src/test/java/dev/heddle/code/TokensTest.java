package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TokensTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '#',
      value = {
        "`a /* b */ + c // d`#a + c",
        "`x-->0`#x -- > 0",
        "`a>>>=b>>c>=d`#a > > > = b > > c > = d",
        "`a<<=b<<c<=d`#a <<= b << c <= d",
        "`f(A::b,c->d)`#f ( A :: b , c -> d )",
        "`int...x`#int ... x",
        "`1.5e-3f+.5+0x1p-3+0xE+1`#1.5e-3f + .5 + 0x1p-3 + 0xE + 1",
        "`1_000L-2`#1_000L - 2",
        "`a==b!=c&&d||e&=f`#a == b != c && d || e &= f",
        "`s = \" // no \\\" comment \" ;`#s = \" // no \\\" comment \" ;",
        "`c = '\\'' ; d`#c = '\\'' ; d",
      })
  void areThoseOfTheLanguage(String text, String expected) {
    Tokens tokens = new Tokens(text);
    List<String> found = new ArrayList<>();
    while (tokens.next() != TokenKind.END) {
      found.add(text.substring(tokens.start(), tokens.end()));
    }
    assertEquals(expected, String.join(" ", found));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a /* b",
        "s = \"a\nb\";",
        "s = \"\"\"\n  a",
        "'a",
        "a\u0001b",
        "a\\u0020",
        "(",
        ")("
      })
  void makeNoTableWhereSomethingIsNone(String text) {
    assertNull(TokenTable.of(new Tokens(text)));
  }

  @Test
  void standWhereTheyStand() {
    TokenTable table = table("a\r\n  bc /* x\n */ d;\re");
    assertEquals(new Span(1, 1, 1, 2), table.token(0));
    assertEquals(new Span(2, 3, 2, 5), table.token(1));
    assertEquals(new Span(3, 5, 3, 6), table.token(2));
    assertEquals(new Span(4, 1, 4, 2), table.token(4));
    assertEquals(new Span(1, 1, 3, 7), table.span(0, 3));
  }

  @Test
  void countTheLinesOfTextBlocks() {
    Tokens tokens = new Tokens("s = \"\"\"\n  a \\\n  \\\"\"\" b\n  \"\"\"; // c\nd");
    TokenTable table = TokenTable.of(tokens);
    assertNotNull(table);
    assertEquals(new Span(1, 5, 4, 6), table.token(2));
    assertEquals(new Span(5, 1, 5, 2), table.token(4));
    assertEquals(new Span(4, 8, 4, 12), tokens.comments().get(0).span());
  }

  private static TokenTable table(String text) {
    TokenTable table = TokenTable.of(new Tokens(text));
    assertNotNull(table, text);
    return table;
  }
}
