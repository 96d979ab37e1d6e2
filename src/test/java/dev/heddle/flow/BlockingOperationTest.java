package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlockingOperationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "Thread./*x*/sleep(1);                                | SLEEP",
        "task./*x*/get();                                     | FUTURE",
        "q./*x*/take();                                       | QUEUE",
        "java.nio.file.Files./*x*/readString(null);           | FILE",
        "process./*x*/waitFor();                              | PROCESS",
        "socket.getInputStream()./*x*/read();                 | SOCKET", // whatever a stream is of
        "new ByteArrayInputStream(null)./*x*/read();          | -", // memory
        "q./*x*/poll();                                       | -",
        "list./*x*/size();                                    | -",
        "unknown./*x*/get();                                  | -",
        "own./*x*/get();                                      | -", // a method of the sources
      })
  void waitsForWhatTheCatalogSays(String statement, dev.heddle.catalog.Blocking kind) {
    Snippet code =
        Snippet.of(
            "class A { Future<?> task; BlockingQueue<String> q; Process process; java.net.Socket"
                + " socket; List<String> list; Unknown unknown; Own own; void f() throws Exception"
                + " { "
                + statement
                + " } }",
            "class Own { Object get() { return null; } }");
    Effect effect = BlockingOperation.find(code.callAt("x"));
    assertEquals(kind, effect == null ? null : effect.kind());
  }
}
