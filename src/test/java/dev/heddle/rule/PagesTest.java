package dev.heddle.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PagesTest {
  private static final String PAGE =
      """
      # lost-task

      A task is launched
      and dropped.

      task · error · off · very-high · since 0.1.0

      ## What it finds

      Tasks.

      ```java
      ## no heading
      ```

      ## See also

      Nothing.
      """;

  @Test
  void readsAllParts() {
    Page page = PageReader.read("lost-task.md", PAGE);
    assertEquals("lost-task", page.id());
    assertEquals("task", page.family());
    assertEquals("A task is launched and dropped.", page.sentence());
    assertEquals(Severity.ERROR, page.severity());
    assertFalse(page.enabled());
    assertEquals("very-high", page.precision());
    assertEquals("0.1.0", page.since());
    assertEquals(List.of("What it finds", "See also"), List.copyOf(page.sections().keySet()));
    assertEquals("Tasks.\n\n```java\n## no heading\n```", page.sections().get("What it finds"));
    assertEquals(PAGE, page.markdown());
  }

  @Test
  void takesLineEndsOfWindows() {
    Page page = PageReader.read("lost-task.md", PAGE.replace("\n", "\r\n"));
    assertEquals("A task is launched and dropped.", page.sentence());
    assertEquals("Nothing.", page.sections().get("See also"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "lost-task",
        "# a\n\nOne.\n\ntask · error · off · high",
        "# a\n\nOne.\n\ntask · bad · off · high · since 1",
        "# a\n\nOne.\n\ntask · error · maybe · high · since 1",
        "# a\n\nOne.\n\ntask · error · on · huge · since 1",
        "# a\n\nOne.\n\ntask · error · on · high · since 1\n\nstray",
        "# a\n\nOne.\n\ntask · error · on · high · since 1\n\n## X\n\n## X",
      })
  void namesFileAndLineOfABrokenPage(String page) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> PageReader.read("a.md", page))
            .getMessage();
    assertTrue(message.matches("a\\.md:\\d+: .*"), message);
  }

  @Test
  void loadsThePagesOfTheProject() {
    Pages pages = Pages.load();
    assertTrue(pages.ids().contains("unjoined-future"), pages.ids().toString());
    assertTrue(pages.find("unjoined-future").isPresent());
    assertTrue(pages.find("README").isEmpty());
  }
}
