package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompoundWriteTest {
  private static final String FIELDS =
      "volatile int v; int plain; AtomicInteger a; boolean b; LongAdder adder;"
          + "final ConcurrentMap<String, Integer> m = new ConcurrentHashMap<>();"
          + "final Map<String, Integer> s = Collections.synchronizedMap(new HashMap<>());"
          + "final Map<String, Integer> h = new HashMap<>();"
          + "final List<String> c = new CopyOnWriteArrayList<>(); ";

  private static List<CompoundWrite> writes(String statements) {
    return CompoundWrite.of(
        Snippet.members(FIELDS + "void f(String k, int x) { " + statements + " }").method());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "v++;                                                  | VOLATILE_FIELD",
        "v += x;                                               | VOLATILE_FIELD",
        "v = v + 1;                                            | VOLATILE_FIELD",
        "v = -v;                                               | VOLATILE_FIELD",
        "v = x;                                                | -",
        "plain++;                                              | -",
        "if (!m.containsKey(k)) m.put(k, x);                   | MAP_ENTRY",
        "if (m.get(k) == null) m.put(k, x);                    | MAP_ENTRY",
        "Integer old = m.get(k); if (old == null) m.put(k, x); | MAP_ENTRY",
        "if (m.containsKey(k)) return; m.put(k, x);            | MAP_ENTRY",
        "m.put(k, m.get(k) + 1);                               | MAP_ENTRY",
        "if (!s.containsKey(k)) s.put(k, x);                   | MAP_ENTRY",
        "m.put(k, x);                                          | -",
        "if (!m.containsKey(k)) m.putIfAbsent(k, x);           | -",
        "if (!m.containsKey(\"\")) m.put(k, x);                | -", // another key
        "if (!h.containsKey(k)) h.put(k, x);                   | -", // not made for threads
        "if (m.containsKey(k)) { b = true; } m.put(k, x);      | -", // decides nothing
        "if (!c.contains(k)) c.add(k);                         | LIST_ELEMENT",
        "c.add(k);                                             | -",
        "a.set(a.get() + 1);                                   | ATOMIC",
        "if (x > a.get()) a.set(x);                            | ATOMIC",
        "a.incrementAndGet();                                  | -",
        "a.set(x);                                             | -",
        "AtomicInteger own = new AtomicInteger(); own.set(own.get() + 1); | -", // nobody else's
      })
  void dependsOnAnEarlierRead(String statements, CompoundWrite.Kind expected) {
    assertEquals(
        expected == null ? List.of() : List.of(expected),
        writes(statements).stream().map(CompoundWrite::kind).toList());
  }

  @Test
  void knowsWhatIsWritten() {
    assertEquals("m", writes("if (!m.containsKey(k)) m.put(k, x);").get(0).text());
    assertEquals("v", writes("this.v++;").get(0).text());
  }

  @Test
  void isSerialOnTheSignalsOfAStream() {
    Snippet code =
        Snippet.of(
            "class A implements Flow.Subscriber<String> { volatile int v;"
                + " public void onNext(String s) { v++; g(); } private void g() { v++; }"
                + " void h() { v++; } public void onSubscribe(Flow.Subscription s) {}"
                + " public void onError(Throwable t) {} public void onComplete() {} }");
    assertEquals(true, CompoundWrite.of(code.method("onNext")).get(0).isSerial());
    assertEquals(true, CompoundWrite.of(code.method("g")).get(0).isSerial());
    assertEquals(false, CompoundWrite.of(code.method("h")).get(0).isSerial());
  }
}
