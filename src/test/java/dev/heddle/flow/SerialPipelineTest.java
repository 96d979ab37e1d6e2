package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SerialPipelineTest {
  private static final String FIELDS =
      "List<String> l; CompletableFuture<String> go(String s) { return null; } String plain(String"
          + " s) { return s; } Stream<CompletableFuture<String>> given; ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l.stream()./*x*/map(s -> go(s)).map(CompletableFuture::join).toList();          | true  |"
            + " true",
        "l.stream()./*x*/map(this::go).map(c -> c.join()).toList();                      | true  |"
            + " true",
        "l.stream()./*x*/map(s -> go(s)).filter(c -> true).forEach(CompletableFuture::join); | true"
            + " | true",
        "l.stream()./*x*/map(s -> go(s)).toList();                                       | true  |"
            + " false",
        "l.stream()./*x*/map(s -> go(s)).toList().forEach(CompletableFuture::join);      | true  |"
            + " false", // all are started
        "l.stream()./*x*/map(s -> plain(s)).toList();                                    | false |"
            + " false",
        "given./*x*/map(c -> c).map(CompletableFuture::join).toList();                   | false |"
            + " true", // started before
      })
  void handlesOneElementAfterTheOther(String statement, boolean launches, boolean joins) {
    Call step = Snippet.members(FIELDS + "void f() { " + statement + " }").callAt("x");
    assertEquals(launches, SerialPipeline.launchIn(step) != null);
    assertEquals(joins, SerialPipeline.joinBehind(step) != null);
  }
}
