package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.catalog.Runs;
import dev.heddle.catalog.Strength;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Which kind of thread runs each body: the innermost known context decides; code that nobody is
 * known to run on a particular thread has none.
 */
final class Contexts {
  private static final int DEPTH = 8;

  /** How many calls are followed for one body: an object may be passed on nearly everywhere. */
  private static final int MOST = 400;

  /** Names of methods that keep a function for later, or hand it to a thread of their own. */
  private static final Pattern LATER =
      Pattern.compile("(set|add|register|on)[A-Z].*|execute|submit|schedule.*");

  private final Program program;
  private final EntryPoints entries;
  private final MutualAnswers<Optional<Context>> answers;

  private final ThreadLocal<Asking> asking = ThreadLocal.withInitial(Asking::new);

  /** What one thread asks. */
  private static final class Asking {
    /** What else is being asked amid a question; null outside of all. */
    private Function<Method, Optional<Context>> others;

    private int left;
  }

  Contexts(Program program) {
    this.program = program;
    this.entries = new EntryPoints(program);
    this.answers = new MutualAnswers<>(program, this::find, Optional.empty());
  }

  /** The context of a body, empty if nobody knows. */
  Optional<Context> of(Method method) {
    Function<Method, Optional<Context>> others = asking.get().others;
    Optional<Context> found = others == null ? answers.of(method) : others.apply(method);
    return found == null ? Optional.empty() : found;
  }

  private Optional<Context> find(Method method, Function<Method, Optional<Context>> inside) {
    Asking own = asking.get();
    Function<Method, Optional<Context>> around = own.others;
    int before = own.left;
    own.others = inside;
    own.left = MOST;
    try {
      return find(method);
    } finally {
      own.others = around;
      own.left = before;
    }
  }

  /** Whether the signature, an annotation or a super type makes the method a context. */
  boolean isEntry(Method method) {
    return entries.of(method).isPresent();
  }

  private Optional<Context> find(Method method) {
    if (method.isLambda()) {
      return ofFunction(method.lambda(), method, DEPTH);
    }
    Optional<Context> entry = entries.of(method);
    // a fork/join task runs in the common pool unless it is given to another one
    boolean decided = entry.isPresent() && entry.get().kind() != Context.Kind.COMMON_POOL;
    return decided ? entry : ofTaskObject(method).or(() -> entry);
  }

  /** A function value: where it is passed decides, else what its type says. */
  private Optional<Context> ofFunction(Expression function, Method body, int depth) {
    boolean followed = false;
    for (Use use : function.allUses()) {
      if (use.kind() == Use.Kind.ARGUMENT) {
        Call call = function.callOf(use);
        followed |= !call.targets().isEmpty() || Invocation.isOne(call);
        Optional<Context> passed = at(function.callOf(use), use.index(), body, depth, List.of());
        if (passed.isPresent()) {
          return passed;
        }
      }
      Call wrapping = use.kind() == Use.Kind.RECEIVER ? function.callOf(use) : null;
      if (wrapping != null && wrapping.is("wraps-function") && depth > 0) {
        return ofFunction(wrapping.result(), body, depth - 1);
      }
      Optional<Context> kept =
          storedAt(function, use, body, depth).or(() -> returnedAt(function, use, body, depth));
      if (kept.isPresent()) {
        return kept;
      }
    }
    return followed || body == null
        ? Optional.empty()
        : entries.ofFunctionType(body, body.site(), function.type());
  }

  /** A function kept in a field runs where the field's value is passed or invoked. */
  private Optional<Context> storedAt(Expression function, Use use, Method body, int depth) {
    if (use.kind() != Use.Kind.STORED || !(use.event() instanceof Event.Store s) || depth == 0) {
      return Optional.empty();
    }
    Field field = function.link().field(s);
    if (field == null) {
      return Optional.empty();
    }
    for (Element read : field.reads()) {
      for (Use later : read.result().allUses()) {
        Call call = read.result().callOf(later);
        Optional<Context> found = Optional.empty();
        if (call != null && later.kind() == Use.Kind.ARGUMENT) {
          found = at(call, later.index(), body, depth - 1, List.of());
        } else if (call != null
            && later.kind() == Use.Kind.RECEIVER
            && Invocation.invokes(call, body)) {
          // where it is known what is invoked, the invocation is told
          found = Invocation.written(call) == null ? of(call.method()) : found;
        }
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** A function that a method makes runs where its callers pass it, off-loaded only if all do. */
  private Optional<Context> returnedAt(Expression function, Use use, Method body, int depth) {
    Method maker = use.kind() == Use.Kind.RETURNED ? function.user(use).method() : null;
    Optional<Context> found = Optional.empty();
    if (maker == null || maker.isLambda() || depth == 0) {
      return found;
    }
    for (Call caller : maker.callers()) {
      Optional<Context> each = ofFunction(caller.result(), body, depth - 1);
      if (each.isPresent() && each.get().kind() != Context.Kind.OFFLOADED) {
        return each;
      }
      found = found.or(() -> each);
    }
    return found;
  }

  /** A method of a named or anonymous class whose objects are passed as tasks or callbacks. */
  private Optional<Context> ofTaskObject(Method method) {
    if (method.declaration() == null || method.isStatic() || method.isConstructor()) {
      return Optional.empty();
    }
    for (Type type : program.subtypes(method.type().name())) {
      for (Call creation : program.calls().creations(type.name())) {
        Optional<Context> passed = whereGiven(creation.result(), type.function(), method);
        if (passed.isPresent()) {
          return passed;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Context> whereGiven(Expression object, Method single, Method method) {
    for (Use use : object.allUses()) {
      Call call = use.kind() == Use.Kind.ARGUMENT ? object.callOf(use) : null;
      if (call != null && (single == null ? isPart(call, use, method) : single.equals(method))) {
        Optional<Context> passed = at(call, use.index(), method, DEPTH, List.of());
        if (passed.isPresent()) {
          return passed;
        }
      }
    }
    return Optional.empty();
  }

  /** One of several methods of a callback object whose thread the catalog knows. */
  private static boolean isPart(Call call, Use use, Method method) {
    TypeRef parameter = call.parameterType(use.index());
    boolean called =
        (method.name().equals("compute") && method.type().is("fork-join-task"))
            || (parameter.isUnknown() && method.type().is("callback") && !method.isPrivate())
            || !method.program().model().methods(parameter, method.name()).isEmpty();
    return (call.is("subscribes-object") ? Meaning.says(method, "signal") : called)
        && call.runs(use.index()).place() != Place.UNKNOWN;
  }

  /** The context of a function that is argument {@code index} of a call. */
  Optional<Context> at(Call call, int index, Method body, int depth) {
    Asking own = asking.get();
    own.left = own.others == null ? MOST : own.left;
    return at(call, index, body, depth, List.of());
  }

  /** Likewise; `through` are the calls of the sources that passed it on, the outermost first. */
  private Optional<Context> at(Call call, int index, Method body, int depth, List<Call> through) {
    if (depth <= 0 || --asking.get().left < 0) {
      return Optional.empty();
    }
    // what a method of the sources does with its parameter counts more than what its name suggests
    Optional<Context> followed = inProject(call, index, body, depth, through);
    if (followed.isPresent() || Invocation.ofParameter(call, index)) {
      return followed;
    }
    Runs runs = call.runs(index);
    if (runs.place() != Place.UNKNOWN) {
      return of(call, runs, through);
    }
    if (call.is("wraps-function")) {
      return ofFunction(call.result(), body, depth - 1);
    }
    if (!call.targets().isEmpty()) {
      return Optional.empty();
    }
    Expression argument = call.argument(index);
    Optional<Context> typed =
        argument == null || Invocation.isOne(call)
            ? Optional.empty()
            : entries.ofFunctionType(
                body, body == null ? call.site() : body.site(), call.parameterType(index));
    if (typed.isPresent()) {
      return typed;
    }
    // of a method that nobody implements in the sources nothing is known
    boolean later = call.isProject() || LATER.matcher(call.name()).matches();
    if (later || Invocation.isValue(call, index, body)) {
      return Optional.empty();
    }
    // a library method that the catalog does not know: most run their functions in place
    return of(call.method()).map(c -> c.with(c.confidence().lower()));
  }

  private Optional<Context> inProject(
      Call call, int index, Method body, int depth, List<Call> through) {
    List<Call> longer = new ArrayList<>(through);
    longer.add(call);
    for (Method target : call.targets()) {
      if (index >= target.parameters().size()) {
        continue;
      }
      Expression parameter = target.expression(target.parameters().get(index));
      for (Use use : parameter.allUses()) {
        Optional<Context> found = usedIn(longer, target, parameter, use, body, depth);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The context of code that calls of the sources lead to, each made in place by the one before.
   */
  private Optional<Context> ofCallers(List<Call> through) {
    for (int i = through.size() - 1; i >= 0; i--) {
      Method caller = through.get(i).method();
      Optional<Context> found = of(caller);
      if (found.isPresent() || i == 0 || !through.get(i - 1).targets().contains(caller)) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** The context of a call itself, which may stand in a method that others call in place. */
  private Optional<Context> inPlace(Call call, List<Call> through) {
    Optional<Context> own = of(call.method());
    int last = through.size() - 1;
    boolean reached = last >= 0 && through.get(last).targets().contains(call.method());
    return own.isPresent() || !reached ? own : ofCallers(through);
  }

  /** What one use of a parameter says of the thread that runs the function passed for it. */
  private Optional<Context> usedIn(
      List<Call> through, Method target, Expression parameter, Use use, Method body, int depth) {
    Call inside = parameter.callOf(use);
    if (use.kind() == Use.Kind.ARGUMENT && inside != null) {
      return at(inside, use.index(), body, depth - 1, through);
    }
    if (use.kind() == Use.Kind.RECEIVER && inside != null && Invocation.invokes(inside, body)) {
      // invoked there: on the thread of that code, which is the caller's unless it is a task
      return inside.method() == target ? ofCallers(through) : of(inside.method());
    }
    if (use.kind() == Use.Kind.QUALIFIER && use.event() instanceof Event.MethodReference) {
      return depth == 0
          ? Optional.empty()
          : ofFunction(parameter.user(use).result(), body, depth - 1);
    }
    return storedAt(parameter, use, body, depth - 1);
  }

  private Optional<Context> of(Call call, Runs runs, List<Call> through) {
    Confidence sure =
        call.meaning().strength() == Strength.WEAK ? Confidence.WEAK : Confidence.DEFAULT;
    Confidence strength = call.meaning().strength() == Strength.CERTAIN ? Confidence.CERTAIN : sure;
    return switch (runs.place()) {
      case NOW -> Streams.isParallel(call) ? parallel(call) : inPlace(call, through);
      case ASSEMBLY -> inPlace(call, through);
      case UPSTREAM -> chain(call, ChainThread.upstream(call, through));
      case SUBSCRIBER -> chain(call, ChainThread.subscriber(call, through));
      case COMPLETER -> Optional.of(context(Context.Kind.COMPLETION, strength, call, null));
      case COMMON_POOL ->
          Launch.executorInChain(call)
              .flatMap(executor -> pool(call, executor, through))
              .or(() -> Optional.of(context(Context.Kind.COMMON_POOL, strength, call, null)));
      case EXECUTOR -> pool(call, call.argument(runs.argument()), through);
      case RECEIVER -> pool(call, call.receiver(), through);
      case EVENT_LOOP ->
          Optional.of(context(entries.ofVerticle(call.method()), strength, call, null));
      case CALLBACK -> Optional.of(context(Context.Kind.CALLBACK, strength, call, null));
      case UI -> Optional.of(context(Context.Kind.UI, strength, call, null));
      case ACTOR ->
          Optional.of(
              entries.isOnOwnDispatcher(call.method())
                  ? context(Context.Kind.OFFLOADED, strength, call, null)
                  : context(Context.Kind.ACTOR, strength, call, null));
      case REACTIVE, PARALLEL -> Optional.of(context(Context.Kind.REACTIVE, strength, call, null));
      case VIRTUAL -> Optional.of(context(Context.Kind.VIRTUAL, strength, call, null));
      case THREAD -> Optional.of(context(thread(call), strength, call, null));
      case WORKER, TIMER -> Optional.of(context(Context.Kind.OFFLOADED, strength, call, null));
      case STORED, UNKNOWN -> Optional.empty();
    };
  }

  /** A thread that a builder or factory makes may be virtual although its static type is silent. */
  private static Context.Kind thread(Call call) {
    boolean virtual = !call.isNew() && VirtualThreads.isFactory(call.receiver());
    return virtual ? Context.Kind.VIRTUAL : Context.Kind.OFFLOADED;
  }

  /** A parallel pipeline runs in the common pool, or in the fork/join pool around it. */
  private Optional<Context> parallel(Call call) {
    Optional<Context> around = of(call.method());
    boolean own =
        around.isPresent()
            && around.get().pool() != null
            && around.get().pool().kind() == Pool.Kind.FORK_JOIN;
    return own
        ? around
        : Optional.of(context(Context.Kind.COMMON_POOL, Confidence.CERTAIN, call, null));
  }

  private Optional<Context> pool(Call call, Expression executor, List<Call> through) {
    if (executor == null) {
      return Optional.empty();
    }
    Pool common = Pool.of(executor);
    boolean ask = common.kind() == Pool.Kind.UNKNOWN && !through.isEmpty();
    Pool pool = ask ? Pool.of(SamePool.of(executor.origin(), through)) : common;
    if (pool.kind() == Pool.Kind.DIRECT && !call.is("compose")) {
      return of(call.method());
    }
    Context.Kind kind =
        switch (pool.kind()) {
          case COMMON -> Context.Kind.COMMON_POOL;
          case VIRTUAL -> Context.Kind.VIRTUAL;
          case EVENT_LOOP -> Context.Kind.EVENT_LOOP;
          case UI -> Context.Kind.UI;
          case NON_BLOCKING -> Context.Kind.REACTIVE;
          case DIRECT -> Context.Kind.COMPLETION;
          default -> Context.Kind.OFFLOADED;
        };
    return Optional.of(context(kind, Confidence.CERTAIN, call, pool));
  }

  private Optional<Context> chain(Call call, Optional<Pool.Kind> thread) {
    if (thread.isEmpty()) {
      boolean caller = call.program().kinds(call.result().type()).contains("rx-caller-thread");
      Confidence confidence = caller ? Confidence.WEAK : Confidence.DEFAULT;
      return Optional.of(context(Context.Kind.REACTIVE, confidence, call, null));
    }
    Context.Kind kind =
        switch (thread.get()) {
          case NON_BLOCKING, EVENT_LOOP -> Context.Kind.REACTIVE;
          case UI -> Context.Kind.UI;
          case VIRTUAL -> Context.Kind.VIRTUAL;
          case COMMON -> Context.Kind.COMMON_POOL;
          default -> Context.Kind.OFFLOADED;
        };
    Pool pool = new Pool(thread.get(), null, "");
    return Optional.of(context(kind, Confidence.CERTAIN, call, pool));
  }

  private static Context context(Context.Kind kind, Confidence confidence, Call call, Pool pool) {
    return new Context(kind, confidence, call.site(), "`" + call.typedText() + "`", call, pool);
  }
}
