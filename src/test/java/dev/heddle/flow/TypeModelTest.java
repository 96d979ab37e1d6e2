package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.code.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypeModelTest {
  private final TypeModel model =
      Snippet.of(
              "interface Job<T> extends Callable<List<T>> { default void other() {} }",
              "abstract class Base<T> implements Job<T> { T held; public String toString() { return"
                  + " null; } }",
              "class Impl extends Base<String> { public List<String> call() { return null; } }",
              "interface Two { void a(); void b(); }",
              "interface Compared extends Comparator<String> { boolean equals(Object o); }",
              "interface Ring extends Gnir {} interface Gnir extends Ring { void x(); }")
          .program()
          .model();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "java.lang.Runnable         | run",
        "java.util.Comparator       | compare",
        "Job                        | call", // inherited
        "Compared                   | compare", // what Object has does not count
        "Ring                       | x", // comes to an end
        "Two                        | -",
        "Impl                       | -", // a class
        "java.lang.String           | -",
        "Missing                    | -",
      })
  void knowsTheMethodOfAFunction(String type, String method) {
    TypeModel.Member function = model.functionOf(TypeRef.of(type));
    assertEquals(method, function == null ? null : function.method().name());
  }

  @Test
  void seesATypeAsOneAboveIt() {
    TypeRef callable = model.asSuper(TypeRef.of("Impl"), "java.util.concurrent.Callable");
    assertEquals("java.util.List", callable.arguments().get(0).name());
    assertEquals("java.lang.String", callable.arguments().get(0).arguments().get(0).name());
    assertEquals(null, model.asSuper(TypeRef.of("Impl"), "java.lang.Runnable"));
  }

  @Test
  void findsMembersNearestFirst() {
    assertEquals(
        List.of("Base", "java.lang.Object"),
        model.methods(TypeRef.of("Impl"), "toString").stream().map(m -> m.owner().name()).toList());
    assertEquals(List.of(), model.methods(TypeRef.of("Impl"), "missing"));
    assertEquals("java.lang.String", model.field(TypeRef.of("Impl"), "held").type().name());
    assertEquals(null, model.field(TypeRef.of("Impl"), "missing"));
  }

  @Test
  void ancestorsOfACycleAreFinite() {
    assertEquals(true, model.ancestors("Ring").containsAll(List.of("Ring", "Gnir")));
    assertEquals(true, model.isSubtype(TypeRef.of("Gnir"), "Ring"));
  }
}
