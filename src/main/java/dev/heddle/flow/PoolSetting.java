package dev.heddle.flow;

import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A size or limit of an executor that it rejects, or that can have no effect.
 *
 * @param call the constructor or setter with the value
 */
public record PoolSetting(Call call, Fault fault) {
  /** What is wrong with the setting. */
  public enum Fault {
    THROWS("this throws `IllegalArgumentException`: the sizes contradict each other"),
    IGNORED("a scheduled pool ignores its maximum"),
    NEVER_FULL("the maximum is never used: the queue takes every task first"),
    ROOM("one thread works until the queue is full: the core size is 0"),
    NO_CORE("a scheduled pool without core threads runs one task at a time");

    private final String text;

    Fault(String text) {
      this.text = text;
    }

    /** In words, fit for a message. */
    public String text() {
      return text;
    }
  }

  /** The faulty settings in a body's own code, in order. */
  public static List<PoolSetting> faultyIn(Method method) {
    List<PoolSetting> found = new ArrayList<>();
    for (Call call : method.callList()) {
      Fault fault = creation(call);
      if (fault == null && !call.isNew()) {
        fault = setter(call);
      }
      if (fault != null) {
        found.add(new PoolSetting(call, fault));
      }
    }
    return found;
  }

  private static Fault creation(Call call) {
    if (call.is("scheduled-pool") && call.is("new-executor") && !call.is("single-pool")) {
      boolean none = !call.arguments().isEmpty() && Quantity.is(call.argument(0), 0);
      return none && !(isKept(call) && isEnded(call)) ? Fault.NO_CORE : null;
    }
    Optional<PoolCreation> pool = PoolCreation.of(call);
    if (pool.isEmpty()) {
      return null;
    }
    OptionalLong core = Quantity.of(pool.get().core());
    OptionalLong max = Quantity.of(pool.get().max());
    boolean rejected =
        core.orElse(0) < 0
            || max.orElse(1) <= 0
            || Quantity.of(pool.get().keepAlive()).orElse(0) < 0;
    if (rejected || (core.isPresent() && core.getAsLong() > max.orElse(Long.MAX_VALUE))) {
      return Fault.THROWS;
    }
    boolean room = pool.get().queue().kind() == WorkQueue.Kind.BOUNDED;
    return core.orElse(1) == 0 && max.orElse(0) > 1 && room ? Fault.ROOM : null;
  }

  private static boolean isKept(Call creation) {
    return creation.result().uses().stream().anyMatch(u -> u.kind() == Use.Kind.STORED);
  }

  /** Whether it is shut down at once: it stands for a pool that takes nothing. */
  private static boolean isEnded(Call creation) {
    return creation
        .method()
        .calls()
        .filter(creation::precedes)
        .findFirst()
        .filter(c -> c.is("shutdown") && c.receiver().origin().equals(creation.result()))
        .isPresent();
  }

  private static Fault setter(Call call) {
    boolean running = call.receiver().is("thread-pool");
    if (call.is("sets-max")) {
      return running ? maximum(call) : ofConfigured(call);
    }
    if (!running) {
      return null;
    }
    if (call.is("sets-core")) {
      return core(call);
    }
    if (call.is("times-out-core")) {
      return coreTimeout(call);
    }
    return call.is("sets-keep-alive") ? keepAlive(call) : null;
  }

  private static Fault ofConfigured(Call call) {
    return spring(call) == Fault.NEVER_FULL ? Fault.NEVER_FULL : springThrows(call);
  }

  private static Fault maximum(Call call) {
    if (call.receiver().is("scheduled-pool")) {
      return Fault.IGNORED;
    }
    if (isSet(call, "sets-core")) {
      return null;
    }
    Call made = made(call);
    if (made == null) {
      return null;
    }
    Optional<PoolCreation> pool = PoolCreation.of(made);
    OptionalLong core = Quantity.of(pool.map(PoolCreation::core).orElse(made.argument(0)));
    OptionalLong max = Quantity.of(call.argument(0));
    boolean sized = pool.isPresent() || made.is("hidden-queue");
    if (sized && core.isPresent() && max.isPresent() && max.getAsLong() < core.getAsLong()) {
      return Fault.THROWS;
    }
    boolean endless =
        made.is("hidden-queue") || pool.filter(p -> p.queue().isUnbounded()).isPresent();
    boolean same = core.isPresent() && core.equals(max);
    return endless && !same ? Fault.NEVER_FULL : null;
  }

  private static Fault core(Call call) {
    Call made = made(call);
    if (made == null || call.receiver().is("scheduled-pool") || isSet(call, "sets-max")) {
      return null;
    }
    Expression limit =
        PoolCreation.of(made)
            .map(PoolCreation::max)
            .orElse(made.is("hidden-queue") ? made.argument(0) : null);
    OptionalLong max = Quantity.of(limit);
    OptionalLong core = Quantity.of(call.argument(0));
    boolean above = max.isPresent() && core.isPresent() && core.getAsLong() > max.getAsLong();
    return above ? Fault.THROWS : null;
  }

  private static Fault coreTimeout(Call call) {
    Call made = made(call);
    boolean on = "true".equals(call.argument(0).constant());
    if (made == null || !on || isSet(call, "sets-keep-alive")) {
      return null;
    }
    boolean none =
        PoolCreation.of(made)
            .map(p -> Quantity.is(p.keepAlive(), 0))
            .orElse(made.is("hidden-queue"));
    return none ? Fault.THROWS : null;
  }

  private static Fault keepAlive(Call call) {
    boolean zero = Quantity.is(call.argument(0), 0);
    boolean after =
        others(call).stream()
            .anyMatch(
                c ->
                    c.is("times-out-core")
                        && c.precedes(call)
                        && "true".equals(c.argument(0).constant()));
    return zero && after ? Fault.THROWS : null;
  }

  /** The call that made the executor, null if it does not show. */
  private static Call made(Call setter) {
    Call made = setter.receiver().origin().call();
    if (made == null || !made.isProject() || made.isNew() || made.targets().size() != 1) {
      return made;
    }
    List<Expression> given = made.targets().get(0).returned();
    return given.size() == 1 ? given.get(0).origin().call() : null;
  }

  private static boolean isSet(Call setter, String trait) {
    return others(setter).stream().anyMatch(c -> c.is(trait));
  }

  /** The other calls of the same body on the same executor, or of the same chain. */
  private static List<Call> others(Call setter) {
    Expression executor = setter.receiver();
    return setter
        .method()
        .calls()
        .filter(c -> !c.isNew() && !c.equals(setter))
        .filter(
            c ->
                executor.isSame(c.receiver())
                    || Drop.chain(setter.result()).contains(c)
                    || Drop.chain(c.result()).contains(setter))
        .toList();
  }

  /** Spring's pool: its queue has no bound and its core size is 1 unless they are set. */
  private static Fault spring(Call call) {
    boolean itself = call.receiver().isThis() && call.method().isInitialiser();
    boolean made = made(call) != null && made(call).isNew();
    boolean own = call.receiver().is("spring-pool") && (made || itself);
    boolean chain = call.is("fluent") && Drop.chain(call.result()).stream().anyMatch(Call::isNew);
    if ((!own && !chain) || isQueueBounded(call)) {
      return null;
    }
    Expression core = springCore(call);
    OptionalLong max = Quantity.of(call.argument(0));
    if (core == null) {
      return max.orElse(2) == 1 || chain ? null : Fault.NEVER_FULL;
    }
    boolean same =
        core.origin().equals(call.argument(0).origin())
            || (!core.text().isEmpty() && core.text().equals(call.argument(0).text()))
            || (max.isPresent() && max.equals(Quantity.of(core)));
    boolean below = max.isPresent() && Quantity.of(core).orElse(0) > max.getAsLong();
    return same || below ? null : Fault.NEVER_FULL;
  }

  /** Whether some capacity is set, also where a helper makes the executor or gets it. */
  private static boolean isQueueBounded(Call setter) {
    Call made = made(setter);
    boolean elsewhere = made != null && made.method() != setter.method();
    return Stream.of(
            others(setter).stream(),
            elsewhere ? made.result().callsOn().stream() : Stream.<Call>of(),
            inHelpers(setter))
        .flatMap(calls -> calls)
        .anyMatch(c -> c.is("sets-queue-capacity") && !Quantity.isEndless(c.argument(0)));
  }

  /** The calls on the executor in the methods that it is handed to. */
  private static Stream<Call> inHelpers(Call setter) {
    Expression executor = setter.receiver();
    List<Call> inside = new ArrayList<>();
    for (Call call : setter.method().calls().filter(Call::isProject).toList()) {
      List<Method> targets = call.targets();
      for (int i = 0; i < call.arguments().size() && targets.size() == 1; i++) {
        List<Variable> parameters = targets.get(0).parameters();
        if (i < parameters.size() && executor.isSame(call.argument(i))) {
          inside.addAll(targets.get(0).expression(parameters.get(i)).callsOn());
        }
      }
    }
    return inside.stream();
  }

  private static Fault springThrows(Call call) {
    Expression core = springCore(call);
    OptionalLong max = Quantity.of(call.argument(0));
    boolean below =
        core != null && max.isPresent() && Quantity.of(core).orElse(0) > max.getAsLong();
    return below ? Fault.THROWS : null;
  }

  private static Expression springCore(Call call) {
    return others(call).stream()
        .filter(c -> c.is("sets-core"))
        .map(c -> c.argument(0))
        .findFirst()
        .orElse(null);
  }
}
