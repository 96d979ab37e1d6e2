package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.code.Parsed;
import dev.heddle.code.Parser;
import dev.heddle.code.SourceFile;
import dev.heddle.fact.FactReader;
import dev.heddle.fact.FileFacts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesakesTest {
  private final Namesakes namesakes =
      new Namesakes(
          List.of(
              file("app/src/p/X.java", ""),
              file("lib/src/p/X.java", "~2"),
              file("lib2/p/X.java", "~3")));

  private static FileFacts file(String path, String mark) {
    Parsed parsed =
        new Parser().parse(new SourceFile(path, "package p; class X { class In {} }", false));
    return FactReader.read(parsed, List.of(), mark);
  }

  @ParameterizedTest
  @CsvSource({
    "app/src/p/User.java, p.X, p.X",
    "lib/src/q/User.java, p.X, p.X~2",
    "lib/src/q/User.java, p.X.In, p.X~2.In",
    "lib2/User.java, p.X, p.X~3", // a folder, not a beginning of its name
    "elsewhere/User.java, p.X, p.X", // nobody is nearer: the first
    "lib/src/q/User.java, p.Y, p.Y",
    "lib/src/q/User.java, p.X~3, p.X~3",
  })
  void areToldApartByWhoIsNear(String path, String name, String expected) {
    assertEquals(expected, namesakes.nearest(name, path));
  }

  @Test
  void haveTheirPlainNameInMessages() {
    assertEquals("p.X.In", Namesakes.plain("p.X~2.In"));
    assertEquals("p.X", Namesakes.plain("p.X"));
  }
}
