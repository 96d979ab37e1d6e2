package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.code.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgramTest {
  private static final String[] TYPES = {
    "interface Job extends Runnable { }",
    "class Base extends Thread implements Job { }",
    "class Sub extends Base { }",
    "class Other extends Missing { }",
    "class X extends Y { } class Y extends X { }",
  };

  private final Program program = Snippet.of(TYPES).program();

  private List<String> subtypes(String name) {
    return program.subtypes(name).stream().map(Type::name).toList();
  }

  @Test
  void knowsAllTypesBelowAnother() {
    assertEquals(List.of("Base", "Job", "Sub"), subtypes("java.lang.Runnable"));
    assertEquals(List.of("Base", "Sub"), subtypes("java.lang.Thread"));
    assertEquals(List.of("Sub"), subtypes("Sub"));
    assertEquals(List.of("Other"), subtypes("Missing"));
    assertEquals(List.of(), subtypes("java.util.List"));
  }

  @Test
  void knowsWhatTheCatalogSaysOfThem() {
    assertEquals(true, program.kinds(TypeRef.of("Sub")).contains("thread"));
    assertEquals(true, program.type("Job").is("task"));
    assertEquals(false, program.type("Other").is("thread"));
    assertEquals(List.of(), List.copyOf(program.kinds(TypeRef.UNKNOWN)));
  }

  @Test
  void typesThatExtendEachOtherComeToAnEnd() {
    assertEquals(true, program.isSubtype(TypeRef.of("X"), "Y"));
    assertEquals(true, program.isSubtype(TypeRef.of("Y"), "X"));
    assertEquals(false, program.isSubtype(TypeRef.of("X"), "java.lang.Thread"));
  }

  @Test
  void aClassStandsForTheMethodOfItsFunctionalType() {
    Snippet code =
        Snippet.of(
            "class A extends B { }",
            "abstract class B implements Callable<String> { public String call() { return null; }"
                + " public String other() { return null; } }",
            "class C { public void run() { } }");
    assertEquals(code.method("B.call"), code.type("A").function());
    assertEquals(null, code.type("C").function());
  }
}
