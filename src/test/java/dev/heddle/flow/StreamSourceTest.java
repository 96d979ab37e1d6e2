package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StreamSourceTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new ByteArrayInputStream(null)./*x*/read();                              | MEMORY",
        "new BufferedReader(new StringReader(\"\"))./*x*/readLine();              | MEMORY",
        "A.class.getResourceAsStream(\"a\")./*x*/read();                          | CLASS_PATH",
        "socket.getInputStream()./*x*/read();                                     | SOCKET",
        "InputStream in = socket.getInputStream(); new BufferedInputStream(in)./*x*/read(); |"
            + " SOCKET",
        "process.getInputStream()./*x*/read();                                    | PROCESS",
        "new FileInputStream(\"a\")./*x*/read();                                  | UNKNOWN", // as
        // the
        // catalog says
        "given./*x*/read();                                                       | UNKNOWN",
      })
  void isWhereTheBytesComeFrom(String statements, StreamSource expected) {
    Snippet code =
        Snippet.members(
            "java.net.Socket socket; Process process; void f(InputStream given) throws Exception { "
                + statements
                + " }");
    assertEquals(expected, StreamSource.of(code.callAt("x"), false));
  }

  @ParameterizedTest
  @CsvSource({"new ByteArrayInputStream(null), MEMORY", "socket.getInputStream(), UNKNOWN"})
  void ofAHelperIsWhatAllCallersGive(String given, StreamSource expected) {
    Snippet code =
        Snippet.members(
            "java.net.Socket socket; void f() throws Exception { help("
                + given
                + "); }"
                + " void help(InputStream in) throws Exception { in./*x*/read(); }");
    assertEquals(expected, StreamSource.of(code.callAt("x"), false));
  }
}
