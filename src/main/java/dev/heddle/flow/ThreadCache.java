package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A thread-local that keeps something expensive for each thread.
 *
 * @param field that holds it
 */
public record ThreadCache(Field field) {
  /** Smaller arrays are cheap to make anew, in elements. */
  private static final int LARGE = 4096;

  /** The cache that a field is, empty if it is none or keeps something cheap. */
  public static Optional<ThreadCache> of(Field field) {
    Program program = field.owner().program();
    if (!program.kinds(field.type()).contains("thread-local")
        || field.type().arguments().size() != 1) {
      return Optional.empty();
    }
    return isExpensive(field.type().arguments().get(0), field)
        ? Optional.of(new ThreadCache(field))
        : Optional.empty();
  }

  private static boolean isExpensive(TypeRef content, Field field) {
    Set<String> kinds = field.owner().program().kinds(content);
    if (content.isArray() || kinds.contains("buffer")) {
      List<Expression> initial = initialValues(field);
      return !initial.isEmpty() && initial.stream().allMatch(ThreadCache::isLarge);
    }
    return kinds.contains("expensive")
        || kinds.contains("format")
        || kinds.contains("http-client")
        || ((kinds.contains("collection") || kinds.contains("map")) && isScratch(field));
  }

  /** Whether a collection made for the thread is emptied for each use, and is no context. */
  private static boolean isScratch(Field field) {
    boolean made = false;
    for (Expression value : field.values()) {
      made |= value.origin().call() != null && value.origin().call().is("thread-local-initial");
    }
    if (!made) {
      return false;
    }
    boolean emptied = false;
    for (Element read : field.reads()) {
      for (Use use : read.result().allUses()) {
        Call call = use.kind() == Use.Kind.RECEIVER ? read.result().callOf(use) : null;
        if (call != null && (call.is("thread-local-set") || call.is("thread-local-remove"))) {
          return false;
        }
        emptied |= call != null && call.is("thread-local-get") && isEmptied(call.result());
      }
    }
    return emptied;
  }

  private static boolean isEmptied(Expression content) {
    return content.allUses().stream()
        .filter(use -> use.kind() == Use.Kind.RECEIVER)
        .map(content::callOf)
        .anyMatch(call -> call.is("empties"));
  }

  private static List<Expression> initialValues(Field field) {
    List<Expression> initial = new ArrayList<>();
    for (Expression value : field.values()) {
      Call made = value.origin().call();
      if (made == null) {
        continue;
      }
      Method maker = made.is("thread-local-initial") ? made.argument(0).function() : null;
      if (maker != null) {
        initial.addAll(maker.returned());
      }
      if (made.event() instanceof Event.New n && n.body() != null) {
        Type type = made.program().type(n.body());
        type.methods().stream()
            .filter(m -> Meaning.says(m, "thread-local-initial"))
            .forEach(m -> initial.addAll(m.returned()));
      }
    }
    return initial;
  }

  private static boolean isLarge(Expression value) {
    Expression origin = value.origin();
    if (origin.event() instanceof Event.NewArray a) {
      return !a.sizes().isEmpty()
          && isLargeNumber(new Expression(origin.link(), a.sizes().get(0), a.region()));
    }
    Call made = origin.call();
    return made != null
        && made.arguments().size() == 1
        && made.argument(0).type().is("int")
        && isLargeNumber(made.argument(0));
  }

  private static boolean isLargeNumber(Expression size) {
    OptionalLong known = Quantity.of(size);
    return known.isEmpty() || known.getAsLong() >= LARGE;
  }

  /** A use of the cache by code on virtual threads, empty if none shows. */
  public Optional<Call> usedOnVirtualThread() {
    for (Element read : field.reads()) {
      Expression local = read.result();
      for (Use use : local.allUses()) {
        Call call = use.kind() == Use.Kind.RECEIVER ? local.callOf(use) : null;
        if (call != null
            && call.is("thread-local-get")
            && ThreadReach.of(call.method()).stream()
                .anyMatch(c -> c.kind() == Context.Kind.VIRTUAL)) {
          return Optional.of(call);
        }
      }
    }
    return Optional.empty();
  }
}
