package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharedFieldTest {
  private static SharedField of(String members) {
    return new SharedField(Snippet.members(members).field("n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "synchronized void f() { n.clear(); }                                  | true",
        "synchronized void f() { n.clear(); } void g() { n.clear(); }          | false",
        "synchronized void f() { n.clear(); } void g() { synchronized (A.class) { n.clear(); } } |"
            + " false",
        "synchronized void f() { n.clear(); } void g() { synchronized (this) { n.clear(); } }    |"
            + " true",
        "void f() { synchronized (n) { n.clear(); } }                          | true",
        "A() { n.clear(); } synchronized void f() { n.clear(); }               | true",
        "void f() { }                                                          | false",
      })
  void isGuardedIfOneLockIsHeldAtEveryUse(String members, boolean guarded) {
    assertEquals(guarded, of("List<String> n; " + members).isGuarded());
  }

  @Test
  void isOfTheKindOfAllItsValues() {
    String kind = "concurrent-map";
    assertEquals(true, of("Map<String, String> n = new ConcurrentHashMap<>();").is(kind));
    assertEquals(
        true, of("Object n; void f() { n = new ConcurrentHashMap<>(); n = null; }").is(kind));
    assertEquals(false, of("Map<String, String> n = new HashMap<>();").is(kind));
    assertEquals(
        false,
        of("Object n = new ConcurrentHashMap<>(); void f() { n = new HashMap<>(); }").is(kind));
    assertEquals(false, of("Map<String, String> n;").is(kind));
  }

  @Test
  void isSharedIfStaticOrOfAnObjectForAll() {
    assertEquals(true, of("static Object n;").isShared());
    assertEquals(false, of("Object n;").isShared());
    Snippet servlet = Snippet.of("class S extends javax.servlet.http.HttpServlet { Object n; }");
    assertEquals(true, new SharedField(servlet.field("n")).isShared());
    Snippet bean = Snippet.of("@org.springframework.stereotype.Service class S { Object n; }");
    assertEquals(true, new SharedField(bean.field("n")).isShared());
  }

  @Test
  void isOnlyAPatternIfEveryUseCopiesIt() {
    String field = "java.text.SimpleDateFormat n; ";
    assertEquals(true, of(field + "Object f() { return n.clone(); }").isOnlyCloned());
    assertEquals(
        false,
        of(field + "Object f() { return n.clone(); } void g() { n.getCalendar(); }")
            .isOnlyCloned());
    assertEquals(false, of(field).isOnlyCloned());
  }
}
