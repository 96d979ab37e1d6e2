package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** What runs where: contexts joined with effects. */
public final class Places {
  /** The first release whose monitors do not pin (JEP 491). */
  private static final int UNPINNED = 24;

  /** The first release with virtual threads, as a preview (JEP 425). */
  private static final int VIRTUAL = 19;

  private final Contexts contexts;
  private final Program program;
  private final OfBodies<List<Blocked>> blocked;
  private volatile Seen seen;
  private Ways ways;

  Places(Program program) {
    this.program = program;
    this.contexts = new Contexts(program);
    this.blocked = new OfBodies<>(program, method -> find(method, seen(method).blocking));
  }

  /** The effects in all that some bodies may run; those of monitors only where they are needed. */
  private static final class Seen {
    private final Program program;
    private final Dependents bodies;
    private final Effects blocking;
    private final Effects working;
    private final Pinning pinning;
    private volatile Effects monitors;
    private volatile Effects initialisers;

    Seen(Program program, Collection<Method> from) {
      this.program = program;
      this.bodies = new Dependents(program, from);
      this.blocking = new Effects(program, bodies, Call::waits, null, ReferencedOperation::waiting);
      this.working =
          new Effects(
              program,
              bodies,
              call ->
                  call.is("cpu-heavy")
                      ? Effect.of(call, null, BlockingOperation.confidence(call))
                      : null,
              null,
              ReferencedOperation::working);
      this.pinning = new Pinning(blocking);
    }

    Effects monitors() {
      Effects known = monitors;
      return known == null ? newMonitors() : known;
    }

    private synchronized Effects newMonitors() {
      if (monitors == null) {
        monitors = new Effects(program, bodies, pinning::underMonitor);
      }
      return monitors;
    }

    Effects initialisers() {
      Effects known = initialisers;
      return known == null ? newInitialisers() : known;
    }

    private synchronized Effects newInitialisers() {
      if (initialisers == null) {
        initialisers =
            new Effects(
                program, bodies, pinning::inInitialiser, pinning::inInitialiserOfRead, null);
      }
      return initialisers;
    }
  }

  /** The effects as far as a body needs them: what is asked about first, else everything. */
  private Seen seen(Method by) {
    Seen known = seen;
    return known == null || !known.bodies.contain(by) ? seeMore(by) : known;
  }

  /** Finds the effects of all that is asked about. */
  void prepare() {
    seen = new Seen(program, program.asked());
  }

  private synchronized Seen seeMore(Method by) {
    if (!seen.bodies.contain(by)) {
      seen = new Seen(program, program.methods());
    }
    return seen;
  }

  /** The context of a body, empty if nobody knows what runs it. */
  public Optional<Context> context(Method method) {
    return contexts.of(method);
  }

  /** The contexts that references to a method, passed as functions, make it run in. */
  List<Context> referred(Method method) {
    List<Context> found = new ArrayList<>();
    for (Reference reference : program.calls().references(method)) {
      Expression function = reference.value();
      for (Use use : function.allUses()) {
        if (use.kind() == Use.Kind.ARGUMENT) {
          contexts.at(function.callOf(use), use.index(), method, 8).ifPresent(found::add);
        }
      }
    }
    return found;
  }

  /** How each kind of thread that is known to run a body gets there. */
  public synchronized List<Way> ways(Method method) {
    if (ways == null) {
      ways = new Ways(method.program(), contexts, this::referred);
    }
    return ways.of(method);
  }

  /** Whether running a body may wait for anything. */
  public boolean mayBlock(Method method) {
    return seen(method).blocking.has(method);
  }

  /** What a call may wait for on the thread that makes it. */
  public List<Effect> blocking(Call call) {
    return seen(call.method()).blocking.of(call);
  }

  /** What running a body may wait for. */
  public List<Effect> blocking(Method method) {
    return seen(method).blocking.of(method);
  }

  /** The calls of a body with a context, method references passed by it too, that may block. */
  public List<Blocked> blocked(Method method) {
    return blocked.of(method);
  }

  /** Those of one kind of context and effect, one a statement. */
  public List<Blocked> blocked(
      Method method, Predicate<Context> where, BiPredicate<Context, Effect> what) {
    return one(blocked(method), where, what);
  }

  /** Likewise for work that keeps the processor busy. */
  public List<Blocked> working(Method method, Predicate<Context> where) {
    return one(find(method, seen(method).working), where, (context, effect) -> true);
  }

  /** Waits of a body while a monitor is held, on releases where that pins a virtual thread. */
  public List<Blocked> pinnedByMonitor(Method method, Predicate<Context> where) {
    // from then on nothing waits there on its carrier
    int release = program.assumptions().release();
    return release < UNPINNED && release >= VIRTUAL
        ? one(find(method, seen(method).monitors()), where, (context, effect) -> true)
        : List.of();
  }

  /** Waits in class initialisers that the body is the first to need. */
  public List<Blocked> pinnedByInitialiser(Method method, Predicate<Context> where) {
    return program.assumptions().release() < VIRTUAL
        ? List.of()
        : one(find(method, seen(method).initialisers()), where, (context, effect) -> true);
  }

  private static List<Blocked> one(
      List<Blocked> all, Predicate<Context> where, BiPredicate<Context, Effect> what) {
    if (all.isEmpty()) {
      return all;
    }
    Map<Object, Blocked> byStatement = new LinkedHashMap<>();
    for (Blocked each : all) {
      Blocked wanted = each.only(effect -> what.test(each.context(), effect));
      if (where.test(each.context()) && !wanted.isEmpty()) {
        byStatement.merge(unit(wanted.at()), wanted, Places::surer);
      }
    }
    return List.copyOf(byStatement.values());
  }

  /** What is told once: a statement; of references, which stand for lambdas, those of a line. */
  private static Object unit(Element at) {
    return at.event() instanceof Event.MethodReference
        ? List.of(at.method().number(), at.span().line())
        : at.unit();
  }

  private static Blocked surer(Blocked first, Blocked second) {
    return second.confidence().compareTo(first.confidence()) > 0 ? second : first;
  }

  private List<Blocked> find(Method method, Effects effects) {
    List<Blocked> found = new ArrayList<>();
    boolean refers = !method.references().isEmpty();
    if (!refers && !effects.has(method)) {
      return found;
    }
    // asked last: most bodies do nothing that matters, whatever runs them
    Optional<Context> own = contexts.of(method);
    if (own.isEmpty() && !refers) {
      return found;
    }
    for (Call call : method.callList()) {
      // a function that others pass in is told where it is written
      if (Invocation.kept(call).isEmpty()) {
        own.ifPresent(context -> add(found, context, call, effects.ofCall(call)));
      }
      if (refers) {
        for (Started each : started(call)) {
          add(found, each.context(), each.at(), reached(each, effects));
        }
      }
    }
    own.ifPresent(
        context ->
            effects
                .ofReads(method)
                .forEach((read, effect) -> add(found, context, read, List.of(effect))));
    return found;
  }

  private static List<Effect> reached(Started reference, Effects effects) {
    return reference.target() == null
        ? effects.ofReference(reference.by(), reference.at())
        : effects.of(reference.target(), new Reference(reference.at()));
  }

  private static void add(List<Blocked> out, Context context, Element at, List<Effect> effects) {
    if (!effects.isEmpty()) {
      out.add(new Blocked(context, at, effects));
    }
  }

  /** The method references that a body passes to where they run with a context. */
  List<Started> started(Method method) {
    if (method.references().isEmpty()) {
      return List.of();
    }
    return method.calls().flatMap(call -> started(call).stream()).toList();
  }

  private List<Started> started(Call call) {
    List<Started> found = new ArrayList<>();
    List<Expression> arguments = call.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      Expression argument = arguments.get(i);
      if (!(argument.event() instanceof Event.MethodReference reference)) {
        continue;
      }
      Element at = argument.link().element(reference);
      Method target = argument.function();
      if (target == null || !contexts.isEntry(target)) {
        contexts
            .at(call, i, target, 8)
            .ifPresent(context -> found.add(new Started(context, call, at, target)));
      }
    }
    return found;
  }
}
