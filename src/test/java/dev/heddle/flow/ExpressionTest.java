package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionTest {
  /** What is passed to `g`. */
  private static Expression passed(Snippet code) {
    return code.call("g").argument(0);
  }

  private static Expression passed(String fields, String statements) {
    return passed(
        Snippet.members(
            fields + " void f(int p, boolean b) { " + statements + " } void g(Object o) {}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "                               | g(1);                              | 1",
        "                               | int x = 1; g(x);                   | 1",
        "                               | int x = 1; int y = x; g((long) y); | 1",
        "                               | int x = 1; x = 2; g(x);            | -", // which one?
        "                               | int x; x = 1; g(x);                | 1",
        "                               | String x = null; x = \"a\"; g(x);  | a", // null is no
        // value
        "                               | int x = 1; x++; g(x);              | -",
        "                               | g(p);                              | -",
        "                               | p = 1; g(p);                       | -", // a parameter
        "                               | int x = b ? 1 : 2; g(x);           | -",
        "final int n = 1;               | g(n);                              | 1",
        "private int n = 1;             | g(n);                              | 1",
        "private int n;                 | n = 1; g(n);                       | -", // 0 before
        "int n = 1;                     | g(n);                              | -", // others may
        // write
        "private int n = 1; void h() { n = 2; } | g(n);                      | -",
        "static final String NAME = \"a\"; | g(A.NAME);                            | a",
        "final int n; A() { n = 1; }    | g(n);                              | 1",
      })
  void knowsAConstantWhereverItComesFrom(String fields, String statements, String expected) {
    assertEquals(expected, passed(fields == null ? "" : fields, statements).constant());
  }

  @Test
  void localsThatHoldEachOtherComeToAnEnd() {
    assertEquals(null, passed("", "int x; int y = 1; x = y; y = x; g(x);").constant());
    assertEquals(null, passed("final int n = this.m; final int m = this.n;", "g(n);").constant());
  }

  @Test
  void comesFromAFieldOrStaysInTheBody() {
    Expression value =
        passed("private final List<String> l = new ArrayList<>();", "var x = l; g(x);");
    assertEquals("l", value.localOrigin().field().name());
    assertEquals("new", value.origin().call().name());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "g(a); h(a);                          | true",
        "Object x = a; g(a); h(x);            | true",
        "g(n); h(this.n);                     | true",
        "g(a); h(n);                          | false",
        "g(make()); h(make());                | false", // two objects
        "Object x = make(); g(x); h(x);       | true",
        "g(other.n); h(n);                    | true", // one field: fields are not told apart by
        // owner
      })
  void knowsWhatIsOneObject(String statements, boolean same) {
    Snippet code =
        Snippet.members(
            "Object n; A other; Object make() { return new Object(); } void g(Object o) {}"
                + " void h(Object o) {} void f(Object a) { "
                + statements
                + " }");
    Expression first = code.call("g").argument(0);
    assertEquals(same, first.isSame(code.call("h").argument(0)));
  }

  @Test
  void knowsWhatCallersGive() {
    Snippet code =
        Snippet.of(
            "class A { void f(int a, String b) { } }",
            "class B { void g(A a) { a.f(1, \"x\"); } void h(A a) { a.f(2, \"y\"); } }",
            "class C { void f(int a, String b) { } void i() { f(3, \"z\"); } }");
    Expression parameter = code.variable(code.method("A.f"), "b");
    assertEquals(
        List.of("x", "y"), parameter.givenByCallers().stream().map(Expression::constant).toList());
  }

  @Test
  void callersGiveNothingToALocal() {
    Snippet code = Snippet.members("void f() { int n = 1; f(); }");
    assertEquals(List.of(), code.variable(code.method(), "n").givenByCallers());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "g(() -> { });                                   | lambda",
        "Runnable r = () -> { }; g(r);                   | lambda",
        "g((Runnable) () -> { });                        | lambda",
        "Runnable r = this::run; g(r);                   | run",
        "g(new Job());                                   | call",
        "g(new Runnable() { public void run() { } });    | run",
        "g(r);                                           | -",
        "g(b ? () -> { } : null);                        | lambda", // null runs nothing
        "g(b ? () -> { } : this::run);                   | -", // which one?
      })
  void knowsTheCodeOfAFunction(String statement, String expected) {
    Snippet code =
        Snippet.of(
            "class A { void run() {} void g(Runnable r) {} void g(Callable<?> c) {}"
                + " void f(boolean b) { "
                + statement
                + " } Runnable r; }",
            "class Job implements Callable<String> { public String call() { return null; } }");
    Method function = passed(code).function();
    assertEquals(expected, function == null ? null : function.name());
  }

  @Test
  void knowsItsUsesThroughCastsAndConditionals() {
    Snippet code =
        Snippet.members(
            "Object make() { return null; } void g(Object o) {} void h(Object o) {} void f(boolean"
                + " b) { Object x = make(); g(b ? x : null); h((String) x); x.wait2(); }");
    List<String> users =
        code.call("make").result().allUses().stream()
            .filter(u -> u.kind() == Use.Kind.ARGUMENT || u.kind() == Use.Kind.RECEIVER)
            .map(u -> code.call("make").result().callOf(u).name())
            .sorted()
            .toList();
    assertEquals(List.of("g", "h", "wait2"), users);
  }
}
