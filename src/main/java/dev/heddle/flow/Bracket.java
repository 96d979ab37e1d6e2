package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.fact.Variable;
import java.util.List;

/**
 * A lock taken by one statement and given back by another of the same block, with statements
 * between them that could stand in a `try`.
 *
 * @param taken the statement that takes it
 * @param inside from behind that statement up to the other one
 * @param released the statement that gives it back
 */
public record Bracket(Site taken, Site inside, Site released) {

  /** The statements around an acquisition that leaks, or null if they are not as simple as that. */
  public static Bracket of(LockWalk.Leak leak) {
    Call taking = leak.acquisition();
    List<LockUse> uses =
        LockUse.inside(taking.method().member()).stream()
            .filter(use -> use.lock().releases(leak.lock()) || use.at().equals(taking))
            .toList();
    boolean pair = uses.size() == 2 && uses.get(0).at().equals(taking) && !uses.get(1).takes();
    if (!pair || !(uses.get(1).at() instanceof Call releasing)) {
      return null;
    }
    boolean sameBlock = taking.event().region() == releasing.event().region();
    boolean plain = sameBlock && taking.isStatement() && releasing.isStatement();
    if (!plain || escapes(taking, releasing)) {
      return null;
    }
    Span from = taking.statement().span();
    Span to = releasing.statement().span();
    Span inside = new Span(from.endLine(), from.endColumn(), to.line(), to.column());
    Site between = new Site(taking.statement().path(), inside);
    return new Bracket(taking.statement(), between, releasing.statement());
  }

  /** Whether a variable declared between them is used behind them. */
  private static boolean escapes(Call taking, Call releasing) {
    for (Variable variable : taking.method().variables()) {
      boolean between =
          variable.name().compareTo(taking.span()) > 0
              && variable.name().compareTo(releasing.span()) < 0
              && variable.region() == taking.event().region();
      boolean later =
          taking.method().expression(variable).uses().stream()
              .anyMatch(use -> use.event() == null || use.event().id() > releasing.event().id());
      if (between && later) {
        return true;
      }
    }
    return false;
  }
}
