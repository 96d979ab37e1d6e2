package dev.heddle.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which launches lead to a body: from the code up through its callers to tasks. */
final class ThreadReach {
  private static final int DEPTH = 6;

  private final List<Context> contexts = new ArrayList<>();
  private final Set<Method> seen = new HashSet<>();

  private ThreadReach() {}

  /** The contexts of the tasks in which a body may run. */
  static List<Context> of(Method body) {
    ThreadReach reach = new ThreadReach();
    reach.up(body, DEPTH);
    return reach.contexts;
  }

  private void up(Method body, int depth) {
    if (depth == 0 || !seen.add(body)) {
      return;
    }
    Optional<Context> own = body.program().places().context(body);
    if (own.isPresent() && !Effects.runsNow(body)) {
      contexts.add(own.get());
      return;
    }
    if (body.isLambda()) {
      if (Effects.runsNow(body)) {
        up(body.enclosing(), depth);
      }
      return;
    }
    body.callers().forEach(c -> up(c.method(), depth - 1));
    for (Reference reference : body.program().calls().references(body)) {
      Call call = reference.receivingCall();
      if (call != null) {
        launched(call, depth);
      }
    }
  }

  /** A method reference given to a launch, or to something that runs it at once. */
  private void launched(Call call, int depth) {
    boolean starts = call.is("launch") || call.is("execute");
    Expression executor = starts ? Launch.executor(call) : null;
    if (executor != null) {
      Pool pool = Pool.of(executor);
      Context.Kind kind =
          pool.kind() == Pool.Kind.VIRTUAL ? Context.Kind.VIRTUAL : Context.Kind.OFFLOADED;
      contexts.add(new Context(kind, Confidence.CERTAIN, call.site(), call.text(), call, pool));
    } else if (call.runs(0).place() == dev.heddle.catalog.Place.VIRTUAL || call.is("scope-fork")) {
      contexts.add(
          new Context(
              Context.Kind.VIRTUAL, Confidence.CERTAIN, call.site(), call.text(), call, null));
    } else if (call.runs(0).place() == dev.heddle.catalog.Place.NOW) {
      up(call.method(), depth - 1);
    }
  }
}
