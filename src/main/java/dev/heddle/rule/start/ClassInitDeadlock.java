package dev.heddle.rule.start;

import dev.heddle.flow.ClassStarts;
import dev.heddle.flow.Program;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** Two classes need each other while they are being initialised. */
public final class ClassInitDeadlock implements Rule {
  @Override
  public void check(Program program, Report report) {
    for (ClassStarts.Ring ring : ClassStarts.rings(program)) {
      ClassStarts.Start start = ring.reported();
      Report.Draft draft =
          report
              .at(start.at())
              .says(
                  "`%s` starts `%s` while it is initialised, and the latter needs the former",
                  start.from().simpleName(), start.to().simpleName())
              .why("two threads that begin with different ones wait for each other for ever")
              .suggests("move the field into a holder class");
      ring.others().forEach(s -> draft.see(s.at().site(), "the way back"));
    }
  }
}
