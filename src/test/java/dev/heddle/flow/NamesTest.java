package dev.heddle.flow;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
  private static final int TYPES = 200;
  private static final int THREADS = 6;

  private static String resolved(Snippet code, String method, String name) {
    return code.method(method).resolve(TypeRef.of(name)).name();
  }

  @ParameterizedTest
  @CsvSource({
    "List, own.List", // a single import
    "Inner, a.A.Inner", // a member type
    "Deep, a.A.Inner.Deep", // a member type of the type around it
    "Base, a.Base", // the package
    "Inherited, a.Base.Inherited", // a member type of a super type
    "String, java.lang.String",
    "Future, java.util.concurrent.Future", // an import on demand
    "Map.Entry, java.util.Map.Entry",
    "java.io.File, java.io.File",
    "Missing, Missing", // what nothing declares stays as written
    "Missing.Part, Missing.Part",
  })
  void resolvesInTheOrderOfTheLanguage(String written, String expected) {
    Snippet code =
        Snippet.of(
            """
            package a;
            import own.List;
            import java.util.*;
            import java.util.concurrent.*;
            class A extends Base {
              class Inner { class Deep { void f() {} } }
            }
            """,
            "package a; class Base { class Inherited {} }",
            "package own; public class List {}");
    assertEquals(expected, resolved(code, "f", written));
  }

  @Test
  void aSuperTypeIsNamedByTheFileThatDeclaresIt() {
    Snippet code =
        Snippet.of(
            "package b; import a.A; import y.Base; class B extends A { void f() {} }",
            "package a; import x.Base; public class A extends Base {}",
            "package x; public class Base { public class Inner {} }",
            "package y; public class Base { public class Inner {} }");
    assertEquals("x.Base.Inner", resolved(code, "f", "Inner"));
  }

  @Test
  void aMemberTypeHidesTheRest() {
    Snippet code = Snippet.of("class A { class String {} void f() {} }", "class B { void g() {} }");
    assertEquals("A.String", resolved(code, "f", "String"));
    assertEquals("java.lang.String", resolved(code, "g", "String"));
  }

  @Test
  void aTypeParameterIsNoType() {
    Snippet code = Snippet.of("class A<String> { void f() {} }");
    assertEquals(TypeRef.variable("String"), code.method().resolve(TypeRef.of("String")));
  }

  @Test
  void typesThatExtendEachOtherComeToAnEnd() {
    Snippet code = Snippet.of("class A extends B.X { void f() {} }", "class B extends A.Y {}");
    assertEquals("Z", resolved(code, "f", "Z"));
  }

  /** Every thread finds what one alone would find, in whatever order it asks. */
  @Test
  void threadsThatAskAtOnceGetTheSameAnswers() throws Exception {
    Map<String, String> alone = answers(types(), 0);
    assertEquals("T8.Inner", alone.get("Inner in T8"));
    for (int round = 0; round < 20; round++) {
      Snippet fresh = types();
      List<Callable<Map<String, String>>> threads = new ArrayList<>();
      for (int seed = 0; seed < THREADS; seed++) {
        int order = seed;
        threads.add(() -> answers(fresh, order));
      }
      assertEquals(Collections.nCopies(THREADS, alone), Together.ask(threads));
    }
  }

  /** Many types in one file: what is found in each is kept apart. */
  private static Snippet types() {
    return Snippet.of(
        IntStream.range(0, TYPES)
            .mapToObj(i -> "class T" + i + " { class Inner {} void f() {} }")
            .collect(joining("\n")));
  }

  private static Map<String, String> answers(Snippet code, int order) {
    List<Method> methods = new ArrayList<>(code.program().methods());
    Collections.shuffle(methods, new Random(order));
    Map<String, String> found = new TreeMap<>();
    for (Method method : methods) {
      for (String name : List.of("Inner", "List", "T0.Inner", "Missing")) {
        String resolved = method.resolve(TypeRef.of(name)).name();
        found.put(name + " in " + method.type(), resolved);
      }
    }
    return found;
  }
}
