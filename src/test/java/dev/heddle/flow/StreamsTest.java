package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StreamsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l.parallelStream()./*x*/map(s -> s).toList();                | true",
        "l.stream().parallel()./*x*/map(s -> s).toList();             | true",
        "l.stream()./*x*/map(s -> s).parallel().toList();             | true", // the whole pipeline
        "l.parallelStream()./*x*/map(s -> s).sequential().toList();   | false",
        "l.parallelStream().sequential()./*x*/map(s -> s).toList();   | false",
        "l.stream()./*x*/map(s -> s).toList();                        | false",
        "Stream<String> p = l.parallelStream(); p./*x*/map(s -> s);   | true",
        "make()./*x*/map(s -> s);                                     | true", // a helper gives it
        "ring()./*x*/map(s -> s);                                     | false", // comes to an end
        "StreamSupport.stream(l.spliterator(), true)./*x*/map(s -> s);  | true",
        "StreamSupport.stream(l.spliterator(), false)./*x*/map(s -> s); | false",
        "given./*x*/map(s -> s);                                      | false",
      })
  void areParallelByTheLastWord(String statements, boolean parallel) {
    Snippet code =
        Snippet.members(
            "List<String> l; Stream<String> make() { return l.parallelStream(); }"
                + " Stream<String> ring() { return ring(); } void f(Stream<String> given) { "
                + statements
                + " }");
    assertEquals(parallel, Streams.isParallel(code.callAt("x")));
  }
}
