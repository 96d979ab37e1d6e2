package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.List;
import java.util.Optional;

/** A call that subscribes to several inner sources of a stream at the same time. */
public record Merge(Call call) {
  private static final int DEPTH = 3;

  /** What a call merges; empty if it merges nothing, or is a step inside the library itself. */
  public static Optional<Merge> of(Call call) {
    boolean merges = call.is("merge") || call.is("unbounded-merge") || call.is("bounded-merge");
    return merges && !call.isProject() ? Optional.of(new Merge(call)) : Optional.empty();
  }

  /** Whether the number of inner sources subscribed to at once has no limit. */
  public boolean isUnbounded() {
    Call before = call.isNew() ? null : call.receiver().localOrigin().call();
    if (before != null && before.is("nested-by-design")) {
      return false; // groups must all be read, or the source stands still
    }
    if (isLimitLifted()) {
      return true;
    }
    return call.is("unbounded-merge") && !isPlain() && !isFew();
  }

  public String remedy(String topic, String otherwise) {
    String own = call.remedy(topic);
    return own == null ? otherwise : own;
  }

  /** Whether the argument that is the limit says that there is none. */
  private boolean isLimitLifted() {
    List<Expression> arguments = call.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      String type = arguments.get(i).type().name();
      if (type.equals("int") || Quantity.of(arguments.get(i)).isPresent()) {
        boolean limit = i > 0 || arguments.size() == 1;
        return limit && Quantity.isEndless(arguments.get(i));
      }
    }
    return false;
  }

  /** Whether the inner sources are data in memory: nothing runs beside anything. */
  private boolean isPlain() {
    return !call.arguments().isEmpty()
        && (isPlain(call.argument(0), DEPTH)
            || givesPlain(call.argument(0).function(), DEPTH)
            || isReferencePlain(call.argument(0)));
  }

  /** Whether it is a reference to a library method that wraps data, as `Observable::just` is. */
  private static boolean isReferencePlain(Expression function) {
    return function.event() instanceof Event.MethodReference reference
        && new Reference(function.link().element(reference)).is("plain-data");
  }

  private static boolean givesPlain(Method function, int depth) {
    return function != null
        && depth > 0
        && !function.returned().isEmpty()
        && function.returned().stream().allMatch(r -> isPlain(r, depth - 1));
  }

  private static boolean isPlain(Expression source, int depth) {
    List<Expression> arms = source.origin().arms();
    if (!arms.isEmpty()) {
      return arms.stream().allMatch(a -> isPlain(a, depth));
    }
    List<Call> chain = Drop.chain(source.origin());
    return !chain.isEmpty()
        && isPlain(chain.get(chain.size() - 1), depth)
        && chain.subList(0, chain.size() - 1).stream()
            .allMatch(
                c -> c.is("operator") && !c.is("flatten") && !c.is("source-hop") && !c.is("hop"));
  }

  private static boolean isPlain(Call first, int depth) {
    List<Method> targets = first.isNew() ? List.of() : first.targets();
    return first.is("plain-data") || (targets.size() == 1 && givesPlain(targets.get(0), depth));
  }

  /** Whether the sources written down here are few. */
  private boolean isFew() {
    boolean combines = call.is("combinator");
    Expression source = combines ? call.argument(0) : call.receiver();
    return source != null && Extent.isFew(source);
  }
}
