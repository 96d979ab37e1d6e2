package dev.heddle.rule.task;

import dev.heddle.fact.Variable;
import dev.heddle.flow.Call;
import dev.heddle.flow.Drop;
import dev.heddle.flow.Element;
import dev.heddle.flow.Field;
import dev.heddle.flow.Method;
import dev.heddle.flow.Outcome;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A chain ends without anyone looking at its failure, although a handler seems to be there. */
public final class UnhandledCompletion implements Rule {
  private static final String FIX =
      "log or pass on the failure in `whenComplete` or `exceptionally`";

  @Override
  public void check(Method method, Report report) {
    for (Drop drop : method.drops(d -> Outcome.hidingStage(d) != null)) {
      hidden(drop, report);
    }
    for (Variable variable : method.variables()) {
      if (Outcome.isOnlyAsked(method, variable)) {
        kept(method.writes(variable).get(0), variable.text(), report);
      }
    }
  }

  private static void kept(Element write, String name, Report report) {
    report
        .atStatement(write)
        .says("if this fails nobody knows: `%s` is never joined", name)
        .suggests(FIX);
  }

  private static void hidden(Drop drop, Report report) {
    Call stage = Outcome.hidingStage(drop);
    report
        .at(stage)
        .says(
            stage.is("sees-failure")
                ? "if this chain fails nobody knows: `%s` does not read the failure"
                : "if `%s` fails nobody knows: no handler stands behind it",
            stage.name())
        .suggests(FIX);
  }

  @Override
  public void check(Field field, Report report) {
    if (Outcome.isOnlyAsked(field)) {
      field.writes().stream()
          .filter(Outcome::keepsOpenChain)
          .forEach(write -> kept(write, field.name(), report));
    }
  }
}
