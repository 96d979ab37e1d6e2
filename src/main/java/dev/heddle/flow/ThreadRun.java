package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * A call of a thread's `run()` by other code, which executes its body on the calling thread.
 *
 * @param at the call, or a method reference that runs at once
 */
public record ThreadRun(Element at) {

  /** Those of a body's own code, in order. */
  public static List<ThreadRun> in(Method method) {
    List<ThreadRun> found = List.of();
    for (Element e : method.elements()) {
      if (isOne(e)) {
        found = found.isEmpty() ? new ArrayList<>(2) : found;
        found.add(new ThreadRun(e));
      }
    }
    return found;
  }

  private static boolean isOne(Element e) {
    if (e instanceof Call call) {
      return call.is("runs-here") && !call.receiver().isSelf();
    }
    return e.event() instanceof Event.MethodReference reference
        && !e.expression(reference.qualifier()).isSelf()
        && Meaning.traits(e.program(), new Reference(e).qualifierType(), reference.name())
            .contains("runs-here")
        && Timing.of(e.result()) == Timing.AT_ONCE;
  }

  /** The call, or null for a method reference. */
  public Call call() {
    return at instanceof Call call ? call : null;
  }

  /** As written, shortened for a message. */
  public String text() {
    return call() == null ? ((Event.MethodReference) at.event()).name() : call().text();
  }
}
