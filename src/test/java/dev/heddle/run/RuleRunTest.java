package dev.heddle.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.catalog.Catalog;
import dev.heddle.code.SignatureIndex;
import dev.heddle.code.SourceFile;
import dev.heddle.code.Workers;
import dev.heddle.flow.Assumptions;
import dev.heddle.flow.Method;
import dev.heddle.flow.Program;
import dev.heddle.rule.Pages;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class RuleRunTest {
  private final Analysis analysis =
      new Analysis(Catalog.load(), List.of(SignatureIndex.load()), Pages.load(), new Workers(1));

  @Test
  void aRuleThatFailsOnOneMemberStillSeesTheOthers() {
    RuleRun run = run(program(3), method -> method.name().equals("m1"));
    assertEquals(2, run.findings().size());
    assertEquals(1, run.failures().size());
    String message = run.failures().get(0).problem().message();
    assertTrue(message.startsWith("internal error, rule some-rule does not see this member: "));
    assertTrue(message.contains("IllegalStateException: m1 at RuleRunTest.java:"), message);
    assertEquals("A.java", run.failures().get(0).problem().site().path());
    assertEquals(3, run.failures().get(0).problem().site().span().line());
  }

  @Test
  void aRuleThatFailsEverywhereIsGivenUp() {
    RuleRun run = run(program(3000), method -> true);
    assertEquals(8, run.failures().size());
    assertTrue(run.failures().get(7).problem().message().contains("rule some-rule is given up"));
  }

  @Test
  void whatStandsBehindTheLastFailureIsNotReportedWhicheverThreadSawIt() {
    // two failures in each of the first parts: the eighth is in the fourth
    RuleRun run = run(program(3000), method -> method.site().span().line() % 100 == 3);
    assertEquals(8, run.failures().size());
    assertEquals(703, run.failures().get(7).problem().site().span().line());
    assertEquals(792, run.findings().size());
  }

  private Program program(int methods) {
    StringBuilder text = new StringBuilder("class A {\n");
    for (int i = 0; i < methods; i++) {
      text.append("  void m").append(i).append("() { System.out.println(); }\n");
    }
    SourceFile source = new SourceFile("A.java", text.append("}\n").toString(), false);
    return analysis.link(
        analysis.facts(List.of(source), (file, problems) -> file),
        new Assumptions(25, "given", 8, Map.of()));
  }

  private static RuleRun run(Program program, Predicate<Method> fails) {
    Rule rule =
        new Rule() {
          @Override
          public String id() {
            return "some-rule";
          }

          @Override
          public void check(Method method, Report report) {
            if (fails.test(method)) {
              throw new IllegalStateException(method.name());
            }
            report.at(method.calls().findFirst().orElseThrow()).says("seen");
          }
        };
    return new RuleRound(List.of(rule), Pages.load(), program)
        .run(new Workers(2), Progress.NONE)
        .get(0);
  }
}
