package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypingTest {
  private static final String FIELDS =
      "int n; String s; List<String> l; Map<String, List<Integer>> m; B<Integer> b; Object[] a;<T>"
          + " T same(T t) { return t; } <T> List<T> listOf(T t) { return null; }String over(int i)"
          + " { return null; } Integer over(Object o) { return null; }Integer over(String s) {"
          + " return null; } static final long LONG = 1; void g(Object o) {} ";

  /** The type of what is passed to `g`. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "g(n);                              | int",
        "g(n + LONG);                       | long",
        "g(n + s);                          | String",
        "g(n > 1);                          | boolean",
        "g(l.get(0));                       | String",
        "g(l.stream().map(x -> x.length()).toList());  | List<Integer>",
        "g(m.get(s).get(0));                | Integer",
        "var x = m.entrySet(); for (var e : x) g(e.getValue()); | List<Integer>",
        "for (var x : l) g(x);              | String",
        "l.forEach(x -> g(x));              | String",
        "g(same(s));                        | String",
        "g(listOf(s));                      | List<String>",
        "g(b.held());                       | Integer", // of a generic class
        "g(b.mapped(x -> s));               | B<String>",
        "g(over(1));                        | String",
        "g(over(s));                        | Integer",
        "g((Integer) a[0]);                 | Integer",
        "g(a[0]);                           | Object",
        "g(a.length);                       | int",
        "g(this);                           | A",
        "g(A.class);                        | Class",
        "g(n > 0 ? s : \"\");               | String",
        "if (a[0] instanceof String t) g(t); | String",
        "g(new ArrayList<String>());        | ArrayList<String>",
        "g(unknown());                      | ?",
        "g(unknown().more());               | ?",
      })
  void isWhatTheLanguageSays(String statement, String expected) {
    Snippet code =
        Snippet.of(
            "class A { " + FIELDS + "void f() { " + statement + " } }",
            "class B<T> { T held() { return null; } <R> B<R> mapped(Function<T, R> f) { return"
                + " null; } }");
    var type = code.call("g").argument(0).type();
    String text = type.isUnknown() ? "?" : type.simpleName() + arguments(type);
    assertEquals(
        expected.equals("Class") ? "Class" : expected, text.replaceAll("^Class<.*", "Class"));
  }

  private static String arguments(dev.heddle.code.TypeRef type) {
    return type.arguments().isEmpty()
        ? ""
        : "<"
            + String.join(", ", type.arguments().stream().map(t -> t.simpleName()).toList())
            + ">";
  }

  @Test
  void namesThatRestOnEachOtherComeToAnEnd() {
    Snippet code = Snippet.members("void f() { var x = y; var y = x; g(x); } void g(Object o) {}");
    assertEquals(true, code.call("g").argument(0).type().isUnknown());
  }

  @Test
  void aMemberOfASuperTypeIsSeenWithItsArguments() {
    Snippet code =
        Snippet.of(
            "class A extends Base<String> { void f() { g(held); g2(get()); } void g(Object o) {}"
                + " void g2(Object o) {} }",
            "class Base<T> extends Root<List<T>> { T held; }",
            "class Root<R> { R get() { return null; } }");
    assertEquals("String", code.call("g").argument(0).type().simpleName());
    assertEquals("String", code.call("g2").argument(0).type().arguments().get(0).simpleName());
  }
}
