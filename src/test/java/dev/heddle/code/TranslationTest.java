package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@link SyntaxTest} cannot compare: files that only JavaParser reads. */
class TranslationTest {
  /** JavaParser walks along a chain of so many parts, but nobody can call himself as often. */
  private static final int LONG = 30_000;

  private static final String BROKEN = " void bad() { int x = ; } ";

  @Test
  void eachNodeStandsAtItsPlace() {
    assertEquals(
        """
        unit: Unit
          packageName: a.b
          imports:
            -: Import[name=c, isStatic=true, onDemand=true, module=false, span=Span[line=1, column=14, endLine=1, endColumn=32]]
          types:
            -: Type 2:1-6:2
              kind: CLASS
              name: A
              nameAt: 2:7-2:8
              flags: 0
              annotations:
              typeParameters:
              extended:
              implemented:
              components:
              constants:
              members:
                -: Field 3:3-3:29
                  flags: 2
                  annotations:
                  variables:
                    -: Declarator 3:15-3:28
                      nameAt: 3:15-3:16
                      name: x
                      type: int[][]
                      initial: Access 3:24-3:28
                        nameAt: 3:27-3:28
                        scope: Name 3:24-3:25
                          name: y
                        name: z
                -: Method 4:3-4:35
                  name: m
                  nameAt: 4:8-4:9
                  flags: 0
                  annotations:
                  typeParameters:
                  returns: void
                  parameters:
                    -: Parameter 4:10-4:17
                      name: p
                      nameAt: 4:14-4:15
                      type: int[]
                      variableArity: false
                      annotations:
                  thrown:
                  body: Block 4:19-4:35
                    statements:
                      -: Evaluate 4:21-4:33
                        expression: Creation 4:21-4:32
                          scope: Name 4:21-4:22
                            name: a
                          newAt: 4:25-4:28
                          type: B
                          arguments:
                          body: null
                -: Method 5:3-5:27
                  name: bad
                  nameAt: 5:8-5:11
                  flags: 0
                  annotations:
                  typeParameters:
                  returns: void
                  parameters:
                  thrown:
                  body: Block 5:14-5:27
                    statements:
        """
            .lines()
            .toList(),
        text(
            """
            package a.b; import static c.*;
            class A {
              private int x [][] = y. z;
              void m(int p[]) { a . new B(); }
              void bad() { int x = ; }
            }
            """));
  }

  private static List<String> text(String source) {
    return TreeText.of(Trees.read(source)).lines().map(line -> line.stripTrailing()).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void n() { a" + "#.b()#; }",
        "void n() { f(a#.b#); }",
        "Object n = a#.b()#;",
        "A() { a#.b()#; }",
        "{ a#.b()#; }",
        "void n() { f(new X() { void o() { a#.b()#; } }); }",
      })
  void tooDeepCostsOnlyOneMember(String member) throws Exception {
    String[] parts = member.split("#");
    String deep = parts[0] + parts[1].repeat(LONG) + parts[2];
    Parsed parsed = read("class A { " + deep + BROKEN + " void k() { f(); } }");
    assertEquals(
        List.of(
            "1: this member is nested too deeply to read",
            "1: body of `bad` could not be parsed and is not checked: unexpected `;`"),
        Trees.messages(parsed.problems()));
    List<Member> members = parsed.tree().types().get(0).members();
    assertEquals(3, members.size());
    assertEquals(1, ((Member.Method) members.get(2)).body().statements().size());
  }

  @Test
  void tooDeepConstantIsLeft() throws Exception {
    String deep = "a" + ".b()".repeat(LONG);
    Parsed parsed = read("enum E { A(" + deep + "), B(1); " + BROKEN + "}");
    List<Member.Constant> constants = parsed.tree().types().get(0).constants();
    assertEquals(List.of(0, 1), constants.stream().map(c -> c.arguments().size()).toList());
  }

  @Test
  void tooDeepOutsideOfMembersCostsTheFile() throws Exception {
    String deep = "@X(a" + ".b".repeat(LONG) + ")";
    Parsed parsed = read(deep + " class A { " + BROKEN + "}");
    assertTrue(
        Trees.messages(parsed.problems()).contains("1: this file is nested too deeply to read"));
  }

  /** Parses on a thread with a small stack. */
  private static Parsed read(String text) throws Exception {
    FutureTask<Parsed> task =
        new FutureTask<>(() -> new Parser().parse(new SourceFile("A.java", text)));
    new Thread(null, task, "small", 1 << 20).start();
    return task.get();
  }
}
