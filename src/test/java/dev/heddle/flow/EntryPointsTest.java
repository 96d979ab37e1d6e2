package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntryPointsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class A extends io.netty.channel.ChannelInboundHandlerAdapter { public void"
            + " channelRead(io.netty.channel.ChannelHandlerContext c, Object m) {} }   |"
            + " channelRead | EVENT_LOOP",
        "class A extends io.vertx.core.AbstractVerticle { public void start() {} }    | start |"
            + " EVENT_LOOP",
        "class A { @org.springframework.web.bind.annotation.GetMapping"
            + " reactor.core.publisher.Mono<String> get() { return null; } }                       "
            + "                        | get | none",
        "class A { public void channelRead(Object c, Object m) {} }                    |"
            + " channelRead | none",
        "class A extends java.util.concurrent.RecursiveTask<String> { protected String compute() {"
            + " return null; } }                                                       | compute |"
            + " COMMON_POOL",
        "class A { void run() {} }                                                     | run |"
            + " none",
      })
  void beginAContext(String text, String method, String expected) {
    Snippet code = Snippet.of("import java.util.*; " + text);
    String found =
        code.program()
            .places()
            .context(code.method(method))
            .map(c -> c.kind().name())
            .orElse("none");
    assertEquals(expected, found);
  }
}
