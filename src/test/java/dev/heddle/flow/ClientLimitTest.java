package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientLimitTest {
  private static final String OPEN = "URLConnection c = url.openConnection(); ";
  private static final String SEND =
      "java.net.http.HttpClient.newHttpClient().send(java.net.http.HttpRequest.newBuilder()";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        OPEN + "c.connect(); return null;                                              | 1",
        OPEN + "c.setReadTimeout(1); c.connect(); return null;                         | 1",
        OPEN + "c.setReadTimeout(1); c.setConnectTimeout(1); c.connect(); return null; | 0",
        OPEN + "limit(c); return null;                                                 | 0", // a
        // helper does
        OPEN
            + "return c;                                                     "
            + "         | 0", // somebody else may
        SEND + ".build(), null); return null;                                          | 1",
        SEND + ".timeout(null).build(), null); return null;                            | 0",
        "return null;                                                                  | 0",
      })
  void isMissing(String statements, int expected) {
    Snippet code =
        Snippet.of(
            "import java.net.*; class A { URL url; void limit(URLConnection u) {"
                + " u.setReadTimeout(1); u.setConnectTimeout(1); }"
                + " Object f() throws Exception { "
                + statements
                + " } }");
    assertEquals(expected, ClientLimit.missingIn(code.method()).size());
  }
}
