package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GuardingTest {
  private static final String LOCKED =
      "synchronized void a() { n++; } synchronized void b() { n--; } synchronized int c() { return"
          + " n; }";

  private static Guarding of(String members) {
    return Guarding.of(Snippet.members(members).field("n"));
  }

  /** The guard, how many accesses hold it, and how many writes go without. */
  private static String text(Guarding guarding) {
    return guarding == null
        ? "none"
        : "%s %d/%d, %d"
            .formatted(
                guarding.lock().name(),
                guarding.guarded(),
                guarding.all(),
                guarding.breaches().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                                                            | A 3/3, 0",
        "void f() { n = 1; }                                         | A 3/4, 1",
        "int f() { return n; }                                       | A 3/4, 0", // only reads
        "void f() { n = 1; } void g() { n = 2; }                     | none", // too many to be
        // meant
        "A() { n = 1; }                                              | A 3/3, 0", // nobody else yet
        "private void h() { n = 1; } synchronized void f() { h(); }  | A 4/4, 0", // all callers
        // hold it
        "void f() { n = 1; new Thread(() -> a()).start(); }          | A 3/4, 0", // before the
        // thread
        "void init() { n = 1; }                                      | A 3/3, 0",
        "void f(A other) { other.n = 1; }                            | A 3/3, 0", // whose lock?
      })
  void isWhatMostAccessesHold(String others, String expected) {
    assertEquals(expected, text(of("int n; " + LOCKED + (others == null ? "" : others))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "volatile int n; synchronized void a() { n++; } synchronized void b() { n--; } void f() { n"
            + " = 1; }",
        "final int n = 1; synchronized int a() { return n; } synchronized int b() { return n; }",
        "final Map<String, String> n = new ConcurrentHashMap<>(); synchronized void a() {"
            + " n.clear(); } synchronized void b() { n.clear(); } void f() { n.clear(); }",
        "AtomicInteger n; synchronized void a() { n = null; } synchronized void b() { n = null; }"
            + " void f() { n = null; }",
        "int n; synchronized void a() { n++; } void f() { n = 1; }", // once is no habit
        "int n; synchronized int a() { return n; } synchronized int b() { return n; } void f() { n"
            + " = 1; }",
        "int n; void f() { n = 1; }",
      })
  void isNoneWhereNoneIsNeededOrMeant(String members) {
    assertEquals("none", text(of(members)));
  }

  @Test
  void countsChangesOfWhatACollectionHolds() {
    assertEquals(
        "A 2/3, 1",
        text(
            of(
                "final List<String> n = new ArrayList<>(); synchronized void a() { n.add(\"\"); }"
                    + " synchronized void b() { n.clear(); } void f() { n.add(\"\"); }")));
  }

  @Test
  void aReadLockGuardsOnlyReads() {
    assertEquals(
        "rw 3/4, 1",
        text(
            of(
                "int n; final ReadWriteLock rw = new ReentrantReadWriteLock();"
                    + " void a() { rw.writeLock().lock(); n++; rw.writeLock().unlock(); }"
                    + " void b() { rw.writeLock().lock(); n--; rw.writeLock().unlock(); }"
                    + " int c() { rw.readLock().lock(); try { return n; } finally"
                    + " { rw.readLock().unlock(); } }"
                    + " void f() { rw.readLock().lock(); n++; rw.readLock().unlock(); }")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@GuardedBy(\"this\") int n; void f() { n = 1; }                      | A 0/1, 1",
        "@GuardedBy(\"m\") int n; Object m; void f() { synchronized (m) { n = 1; } } | m 1/1, 0",
        "@GuardedBy(\"m\") int n; Object m; int f() { return n; }             | m 0/1, 1",
        "@GuardedBy(\"m\") volatile int n; Object m; int f() { return n; }    | m 1/1, 0",
        "@GuardedBy(\"A.class\") static int n; void f() { n = 1; }            | A.class 0/1, 1",
        "@GuardedBy(\"gone\") int n; void f() { n = 1; }                      | none",
        "@GuardedBy(\"this\") int n; @GuardedBy(\"this\") void f() { n = 1; } | A 1/1, 0",
      })
  void isWhatAnAnnotationNames(String members, String expected) {
    String text = "import javax.annotation.concurrent.GuardedBy; class A { " + members + " }";
    Guarding guarding = Guarding.of(Snippet.of(text).field("n"));
    assertEquals(expected, text(guarding));
    assertEquals(!expected.equals("none"), guarding != null && guarding.declared());
  }
}
