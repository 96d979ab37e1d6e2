package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.List;
import java.util.Map;

/** How long a wait goes on: what its loop tests, in words that equal waits share. */
final class WaitCondition {
  private static final Map<String, String> OPPOSITES =
      Map.of("==", "!=", "!=", "==", "<", ">=", ">=", "<", ">", "<=", "<=", ">");

  private final Call wait;

  private WaitCondition(Call wait) {
    this.wait = wait;
  }

  /** What the loop around a wait tests, written without the names of locals; null if unknown. */
  static String of(Call wait) {
    for (Region region : wait.regions()) {
      if (region.kind().isLoop()) {
        String text = new WaitCondition(wait).of(region);
        return text == null || text.isEmpty() ? null : text.replaceAll("\\bv\\d+", "v");
      }
    }
    return null;
  }

  private String of(Region loop) {
    Expression tested = wait.method().subject(loop);
    boolean endless = tested == null || tested.constant() != null;
    return endless ? untilLeft(loop) : shared(tested);
  }

  /** `for (;;) { if (ready) { return; } wait(); }` waits as long as it is not ready. */
  private String untilLeft(Region loop) {
    List<Region> branches =
        wait.method().regions(Region.Kind.IF).stream()
            .filter(b -> loop.from() <= b.from() && b.to() <= wait.event().id() && leaves(b))
            .toList();
    List<Expression> tests = branches.stream().map(wait.method()::subject).toList();
    boolean known = !tests.isEmpty() && tests.stream().allMatch(WaitCondition::asksMore);
    return known ? String.join(" && ", tests.stream().map(this::negated).sorted().toList()) : null;
  }

  private boolean leaves(Region branch) {
    return wait.method().inside(branch).stream()
        .anyMatch(
            e ->
                e.event() instanceof Event.Return
                    || e.event() instanceof Event.Throw
                    || (e.event() instanceof Event.Jump j && !j.isContinue()));
  }

  private String negated(Expression tested) {
    String text = shared(tested);
    if (!(tested.event() instanceof Event.Operation o)) {
      return "(! " + text + ")";
    }
    if (o.operator().equals("!")) {
      return shared(tested.beside(o.operands().get(0)));
    }
    if (o.operator().equals("||")) {
      return String.join(
          " && ",
          o.operands().stream()
              .map(tested::beside)
              .filter(WaitCondition::asksMore)
              .map(this::negated)
              .sorted()
              .toList());
    }
    String opposite = OPPOSITES.get(o.operator());
    return opposite == null
        ? "(! " + text + ")"
        : text.replace("(" + o.operator() + " ", "(" + opposite + " ");
  }

  /** What a condition says of the object waited on; a deadline beside it changes nothing. */
  private String shared(Expression tested) {
    if (tested.event() instanceof Event.Operation o && o.operator().equals("&&")) {
      List<String> parts =
          o.operands().stream()
              .map(tested::beside)
              .filter(WaitCondition::asksMore)
              .map(this::shared)
              .sorted()
              .toList();
      return String.join(" && ", parts);
    }
    String text = Term.of(tested);
    boolean part =
        wait.receiver().event() instanceof Event.Read r
            && r.owner() != null
            && !(r.owner() instanceof Value.Self);
    return part
        ? text.replace(
            Term.of(wait.expression(((Event.Read) wait.receiver().event()).owner())), "this")
        : text;
  }

  /** Whether it asks for more than locals and the time. */
  private static boolean asksMore(Expression part) {
    if (part.call() != null) {
      return !part.call().is("asks-clock");
    }
    return part.event() instanceof Event.Operation o
        ? o.operands().stream().map(part::beside).anyMatch(WaitCondition::asksMore)
        : part.event() != null;
  }
}
