package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The oracle is JavaParser: what both read must be the same tree, each node at its place. */
class SyntaxTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ";",
        "@A package a . b ; ; import a.B; import static a.B.*; import module c.d; class A {};",
        "import a.*; /** x */ public final strictfp @A class A<@B T extends C & D<?>, U> extends E"
            + " implements F, G.H<int[]> {}",
        "sealed interface S permits A, B.C {} non-sealed class A implements S {} interface I"
            + " extends J, K<T> {}",
        "enum E implements I { @X A, B(1, f()) { int x; }, C {}, ; E() {} }",
        "enum E { } enum F { A } enum G { A, } enum H { ; int x; }",
        "record R<T>(@A int a, T... b) implements I { R { a = 1; } R(int a) { this(a, null); }"
            + " static int c; void m() {} } class record { int record; }",
        "@interface A { String[] value() default {\"a\", B.c}; int x() default (1 + 2) * 3;"
            + " class B {} int Y = 1; D d() default @D(e = 1); }",
        "@A @B() @C(1) @D(a = 1, b = {A.class, int[].class}) @E({}) @F({1, 2,}) @G(-1) @H(a ? b :"
            + " c.d) @I((byte) 1) @J(\"a\" + B) @K(@L(\"x\")) @M('c') class A {}",
        "class A { static { f(); } { g(); } ; A() throws B, C.D { super(); } <T> A(T t) { this(); }"
            + " }",
        "class A { int a, b[] = {1, {}, {2,},}, c = f(); final int[] @A [] d[]; volatile B<C> e; }",
        "class A { <T extends B> @A T m(final int a, @B C<? super D>[] b, E @F ... c)[] throws G {"
            + " return null; } abstract void n(); native int o(A this); default void p() {} }",
        "class A { A.B<C>.D<? extends E, ?, int[]> f; java.util.List<A> g; @N String @M [] h; }",
      })
  void declarations(String text) {
    assertSame(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int a = 1, b[] = {1}; final var c = 2; @A B<C> d; E.F[] e = null; int[] f, g[];",
        "var x = 1; List<Map.Entry<String, int[]>> l = null; var y = a < b; f(a < b, c > d);",
        "l: while (a) { continue l; } do f(); while (b); for (;;) break; m: { break m; }",
        "for (int i = 0, j = 1; i < j; i++, j--) {} for (i = 0, f(); ; ) {} for (final A a : b) {}",
        "for (var e : f()) g(e); for (A[] x[] : y) ;",
        "if (a) b(); else if (c) d(); else { } if (a) if (b) c(); else d();",
        "try { } catch (A | B.C e) { } finally { } try (var a = f(); B b = g();) { } catch (final C"
            + " e) { } try (a; this.b) { }",
        "synchronized (a.b) { } throw new A(); return; assert a : b; assert c;",
        "switch (a) { case 1: case 2, 3: f(); break; default: } switch (a) { }",
        "switch (a) { case A -> f(); case B, C -> { } case \"d\" -> throw e; default -> g(); }",
        "switch (a) { case B b when b.c() > 1 -> f(); case D(int e, var g, H(_)) -> { } case null,"
            + " default -> h(); }",
        "switch (a) { case (1) -> f(); case A.B -> g(x -> y); case -1 -> h(); case a + 1 -> i(); }",
        "switch (a) { case Integer _, String _ -> f(); case B _ when c -> g(); case null -> h(); }",
        "int v = switch (a) { case 1 -> 2; case 3 -> { yield 4; } default -> { yield -f(); } };",
        "int v = switch (a) { case 1: yield 2; default: f(); yield \"x\".length(); };",
        "class L { int x; } final class M { } abstract class N { } interface O { } record P(int a)"
            + " { } @A record Q<T>() { }",
        "this.a = 1; a.b.c = d[1][f()] += 2; x >>>= 3; x >>= y >> 2 >>> 1; x <<= 1; a[0]++; --b;",
        "new A(); new A<>() { int x; void m() { } }; new B<C>(d).e(); f.new G(h) { }; a . new B();",
        "yield = 1; yield.f(); int yield; record = 2; record.f(); sealed.g(); when.h(); module ="
            + " 3;",
        ";;",
      })
  void statements(String text) {
    assertSame("class A { void m() { " + text + " } }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 + 2L * 0x1F - .5 / 1e-3 % 0b1_0 + 'c' + '\\'' + \"s\\\"\" + null + true + 1.f + 2d +"
            + " 0x1p3",
        "\"\"\"\n  a \"b\" \\\"\"\"\n  \"\"\" + \"\"\"\r\n  \"\"\".length()",
        "a || b && c | d ^ e & f == g != h < i > j <= k >= l << m >> n >>> o",
        "a instanceof B && c instanceof final D e || f instanceof @G H<?> i && j instanceof K(var"
            + " l)",
        "a instanceof b.C[] ? d : e",
        "a ? b : c ? d : e",
        "a ? () -> 1 : b -> 2",
        "a = b = c ? d : e",
        "-a + ~b - !c + ++d - --e + f++ - g-- + - -h",
        "(a) + (b)",
        "(int) +a + (byte) (c) + (A) b + (B<C>[]) d + (a.B) !e + (int[]) f",
        "(A & B) () -> { }",
        "(A) (b) + (A) this + (A) super.c() + (A) \"x\" + (A) new B() + (A) int.class + (A) switch"
            + " (a) { default -> 1; }",
        "(a) - b",
        "(a) -> b",
        "() -> { }",
        "(a, b) -> (c, _) -> _ -> { return; }",
        "(int a, final B<C>... b) -> c",
        "(var a, @B var b) -> a",
        "(A) a -> b",
        "a.b().<C, D>e(f).g[1].h.i()",
        "A.this.b + A.super.c() + this.d() + super.e + super.<F>g()",
        "A::b",
        "f(a.B::new, int[]::new, C<D>::e, C<D>.E[]::new, this::f, super::g, a.b()::h, A.super::i)",
        "f(\"x\"::a, (b)::c, d[0]::e, new F()::g, a.b::<C>d, (A) b.c()::d)",
        "int.class == void.class || a.B.class == C[].class || int[][].class.d()",
        "new int[1][f()][] == new int[][] {{1}, {}} || new A[] {a, b,}[0] == new @B C @D [2]",
        "new <A>B<C>(d)",
        "a < b",
        "a < b && c > d",
        "f(a < b, c > d)",
        "((((a))))",
        "x-->0",
      })
  void expressions(String text) {
    assertSame("class A { Object o = " + text + "; }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "module a { }",
        "void main() { }",
        "class A { void m() { a + b; } }",
        "class A { void m() { a; } }",
        "class A { void m() { @interface B { } } }",
        "non-final class A { }",
        "class A { void m() { try { } } }",
        "class A { void m() { yield(a); } }",
        "class A { void m() { a.super(); } }",
        "class A { void m(B C.this) { } }",
        "class A { void m() { f(; } }",
        "class A { void m() { f() } }",
        "class A { void m() { (a) = 1 2; } }",
        "class A { void m() { for (int a, b : c) { } } }",
        "class A { int m() } ",
        "class A { <B> int x; }",
        "class A { char c = ' ,'; }",
        "class A { void m() { f(super); } }",
        "class A { void m() { try (!a) { } } }",
        "class A { ",
        "class A { } }",
        "class A { int x = ; }",
        "class A { class = 1; }",
        "class A { A { } int; }",
        "interface",
        "@A",
      })
  void leavesTheRestToJavaParser(String text) {
    assertNull(read(text));
  }

  /** Legal since Java 16, and unknown to JavaParser. */
  @Test
  void knowsLocalEnums() {
    Unit unit = read("class A { void m() { enum B { C { int x; }, D; int y; } f(); } }");
    Member.Method method = (Member.Method) unit.types().get(0).members().get(0);
    Statement.LocalType local = (Statement.LocalType) method.body().statements().get(0);
    assertEquals(TypeDecl.Kind.ENUM, local.type().kind());
    assertEquals(2, local.type().constants().size());
    assertEquals(1, local.type().members().size());
  }

  @Test
  void depthIsNoTrouble() {
    assertNotNull(Trees.read("class A { Object o = " + "(".repeat(3_000) + "a"));
    String deep = "f(() -> new X() { void m() { # } });";
    String text = "#";
    for (int i = 0; i < 200; i++) {
      text = text.replace("#", deep);
    }
    assertTrue(areRead(List.of("class A { void m() { " + text.replace("#", "") + " } }")));
  }

  /** Whether the grammar reads some texts, on a thread with a deep stack. */
  private static boolean areRead(List<String> texts) {
    return !new Workers(1)
        .map(texts, Object::new, (nothing, text) -> read(text) != null)
        .contains(false);
  }

  /** What is looked at before it is read must not be looked at once more for each level. */
  @Test
  void lengthAndDepthCostNoMoreThanTheirSize() {
    String text = "class A { void m() { #; } }";
    List<String> large =
        List.of(
            text.replace("#", "f(" + "a < b, ".repeat(100_000) + "c)"),
            text.replace("#", "x = " + "a < b ? ".repeat(2_000) + "c" + " : d".repeat(2_000)),
            text.replace("#", "x = " + "(a < ".repeat(2_000) + "b" + ")".repeat(2_000)),
            text.replace("#", "x = a" + ".b".repeat(100_000) + ".c()"),
            text.replace("#", "A" + "<A".repeat(2_000) + ">".repeat(2_000) + " a"),
            text.replace("#", "f(" + "@A(() -> { ".repeat(60) + "; " + "}) int x; ".repeat(60)),
            text.replace("#", "@A(() -> { ".repeat(60) + "; " + "}) int x; ".repeat(60)));
    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> areRead(large));
  }

  @ParameterizedTest
  @ValueSource(strings = {"testdata", "src/main/java", "src/test/java"})
  void readsAllOfOursAlike(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      List<Path> sources =
          files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      new Workers(2).map(sources, GuardedParser::new, SyntaxTest::compare);
    }
  }

  private static int compare(GuardedParser oracle, Path file) {
    try {
      String text = SourceFile.of("A.java", Files.readString(file)).text();
      boolean enums = file.endsWith("LocalEnum.java"); // unknown to JavaParser
      if (read(text) != null && !enums) {
        assertSame(text, oracle, file.toString());
      }
      return 0;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static Unit read(String text) {
    TokenTable tokens = TokenTable.of(new Tokens(text));
    return tokens == null ? null : Syntax.read(tokens);
  }

  private static void assertSame(String text) {
    assertSame(text, new GuardedParser(), text);
  }

  private static void assertSame(String text, GuardedParser oracle, String name) {
    GuardedParser.Result expected = oracle.parse(new SourceFile("A.java", text));
    assertEquals(List.of(), Trees.messages(expected), name);
    Places places = new Places();
    Unit translated =
        new Translation(places, (where, e) -> fail("lost at " + where, e)).unit(expected.tree());
    TokenTable tokens = TokenTable.of(new Tokens(text));
    assertNotNull(tokens, name);
    Unit unit = Syntax.read(tokens);
    assertNotNull(unit, name);
    assertEquals(TreeText.of(translated, places), TreeText.of(unit, tokens), name);
  }
}
