package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VirtualThreadUseTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Thread t = Thread.ofVirtual().unstarted(r); t./*x*/setDaemon(false);      | daemon",
        "Thread.startVirtualThread(r)./*x*/setPriority(10);                       | priority",
        "Thread.startVirtualThread(r)./*x*/setPriority(5);                        | -", // has it
        // anyway
        "Thread t = Thread.ofVirtual().unstarted(r); t./*x*/setDaemon(true);       | -",
        "Thread t = new Thread(r); t./*x*/setDaemon(false);                        | -",
        "Thread t = Thread.ofPlatform().unstarted(r); t./*x*/setPriority(1);       | -",
        "given./*x*/setPriority(1);                                                | -", // who
        // knows
        "Thread.ofVirtual()./*x*/name(\"worker-%d\");                              | name",
        "Thread.ofVirtual()./*x*/name(\"worker-\", 0);                             | -",
        "Thread.startVirtualThread(r).getThreadGroup()./*x*/activeCount();         | group",
      })
  void hasNoEffectOnAVirtualThread(String statements, String expected) {
    Snippet code = Snippet.members("Runnable r; void f(Thread given) { " + statements + " }");
    Call call = code.callAt("x");
    String found =
        VirtualThreadUse.refusesDaemon(call)
            ? "daemon"
            : VirtualThreadUse.ignoresPriority(call)
                ? "priority"
                : VirtualThreadUse.asksGroup(call)
                    ? "group"
                    : VirtualThreadUse.hasUnusedPlaceholder(call) ? "name" : "-";
    assertEquals(expected, found);
  }
}
