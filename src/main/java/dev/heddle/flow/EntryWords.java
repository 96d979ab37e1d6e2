package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The words of `when` in catalog entries: conditions that only code elsewhere can tell, such as how
 * a handler is registered. `rules/catalog/README.md` explains each.
 */
final class EntryWords {
  private static final String WORKER = "sets-worker";
  private static final String VIRTUAL = "sets-virtual-model";

  private final Program program;
  private final Answers<Passing, Boolean> onlyPassed = new Answers<>(this::areAllPassed);
  private Map<String, List<Call>> takers;
  private volatile List<Call> registrations;
  private volatile Boolean applicationBlocks;

  EntryWords(Program program) {
    this.program = program;
  }

  /** Whether the word holds; a word that nobody knows never does. */
  boolean holds(String word, Method method) {
    return switch (word) {
      case "unless-added-with-group" -> !hasOwnGroup(method.type());
      case "unless-deployed-as-worker" -> !isWorker(method.type());
      case "unless-only-offloaded" -> method.isLambda() || !isOnlyOffloaded(method.type());
      case "if-deployed-on-virtual-threads" -> isVirtual(method.type());
      case "if-server-direct-executor" -> usesDirectExecutor("server-executor");
      case "if-channel-direct-executor" -> usesDirectExecutor("channel-executor");
      case "unless-own-dispatcher" -> !hasOwnDispatcher(method.type());
      case "unless-registered-with-executor" -> !isRegisteredWithExecutor(method);
      case "any-method" -> true;
      case "if-spring-virtual-threads" ->
          "true".equals(program.assumptions().properties().get("spring.threads.virtual.enabled"));
      case "if-application-blocking" -> isApplicationBlocking();
      default -> false;
    };
  }

  /** Whether the JAX-RS application says that all its endpoints block. */
  private boolean isApplicationBlocking() {
    Boolean known = applicationBlocks;
    if (known == null) {
      known =
          program.catalog().types().stream()
              .filter(meaning -> meaning.kinds().contains("endpoint-application"))
              .flatMap(meaning -> program.subtypes(meaning.name()).stream())
              .anyMatch(type -> type.isMarked("blocking-annotation"));
      applicationBlocks = known;
    }
    return known;
  }

  /** Whether a verticle is only deployed on worker threads. */
  boolean isWorker(Type verticle) {
    return isOnlyPassedTo(WORKER, verticle);
  }

  /** Whether a verticle is only deployed on virtual threads. */
  boolean isVirtual(Type verticle) {
    return isOnlyPassedTo(VIRTUAL, verticle);
  }

  /** Whether an actor is only started on a dispatcher that its props or selector names. */
  boolean hasOwnDispatcher(Type actor) {
    return isOnlyPassedTo("own-dispatcher", actor);
  }

  /** Whether all that a factory is called for in sight (at least one) is started so. */
  boolean isMadeForOwnDispatcher(Method factory) {
    List<Call> makers = factory.isLambda() ? List.of() : factory.callers();
    return !makers.isEmpty() && makers.stream().allMatch(this::isStartedOnOwn);
  }

  private boolean isStartedOnOwn(Call maker) {
    Expression made = maker.result();
    return made.allUses().stream()
        .filter(use -> use.kind() == Use.Kind.ARGUMENT)
        .anyMatch(use -> says(made.callOf(use), "own-dispatcher"));
  }

  /** Whether a listener is passed to its client together with an executor, or only so. */
  private boolean isRegisteredWithExecutor(Method method) {
    if (method.isLambda()) {
      return method.receivingCall() != null && takesExecutor(method.receivingCall());
    }
    List<Call> takers = takers(method.type().name());
    return !takers.isEmpty() && takers.stream().allMatch(EntryWords::takesExecutor);
  }

  /** The calls of libraries that are given an object of the type. */
  private synchronized List<Call> takers(String type) {
    if (takers == null) {
      takers = new HashMap<>();
      program.calls().all().forEach(this::addTaker);
    }
    return takers.getOrDefault(type, List.of());
  }

  private void addTaker(Call call) {
    if (call.arguments().isEmpty() || call.isProject()) {
      return;
    }
    Set<String> types = new LinkedHashSet<>();
    call.arguments().forEach(argument -> types.add(argument.origin().type().name()));
    for (String type : types) {
      // nobody asks about others
      if (program.type(type) != null) {
        takers.computeIfAbsent(type, t -> new ArrayList<>()).add(call);
      }
    }
  }

  private static boolean takesExecutor(Call call) {
    return call.arguments().stream()
        .anyMatch(a -> a.is("executor") && Pool.of(a).kind() != Pool.Kind.DIRECT);
  }

  /** Whether a handler is only added together with executors of its own. */
  boolean hasOwnGroup(Type handler) {
    return isOnlyPassedTo("adds-with-group", handler);
  }

  /** Whether all registrations of the type in the sources (at least one) say so. */
  private boolean isOnlyPassedTo(String trait, Type type) {
    return onlyPassed.of(new Passing(trait, type));
  }

  private record Passing(String trait, Type type) {}

  private boolean areAllPassed(Passing passing) {
    List<Call> ofType =
        registrations().stream()
            .filter(c -> c.arguments().stream().anyMatch(a -> names(a, passing.type())))
            .toList();
    return !ofType.isEmpty() && ofType.stream().allMatch(c -> says(c, passing.trait()));
  }

  /** The calls that name a type, or an object of it, for a framework to run. */
  private List<Call> registrations() {
    List<Call> known = registrations;
    if (known == null) {
      known =
          Stream.of("adds-handler", "adds-with-group", "deploys")
              .flatMap(trait -> program.calls().saying(trait).stream())
              .distinct()
              .toList();
      registrations = known;
    }
    return known;
  }

  /** Whether all calls that are given such an object (at least one) run it on worker threads. */
  private boolean isOnlyOffloaded(Type handler) {
    List<Place> places =
        Stream.of("registers", "offload", "execute")
            .flatMap(trait -> program.calls().saying(trait).stream())
            .distinct()
            .flatMap(
                call ->
                    IntStream.range(0, call.arguments().size())
                        .filter(i -> names(call.argument(i), handler))
                        .mapToObj(i -> call.runs(i).place()))
            .filter(place -> place != Place.UNKNOWN)
            .toList();
    return !places.isEmpty() && places.stream().allMatch(Place.WORKER::equals);
  }

  private static boolean names(Expression argument, Type type) {
    if (isOf(argument.origin(), type)) {
      return true;
    }
    Call made = argument.origin().call();
    boolean factory =
        made != null
            && !made.isNew()
            && made.receiver().isTypeName()
            && type.name().equals(made.owner());
    Method function = Inline.functionOf(argument);
    boolean maker = function != null && function.returned().stream().anyMatch(r -> isOf(r, type));
    if (factory || maker || (made != null && isNameOf(made, type))) {
      return true;
    }
    if (argument.event() instanceof Event.MethodReference reference) {
      return argument.link().typing().qualifierType(reference).name().equals(type.name());
    }
    if (isWrapped(argument, type)) {
      return true;
    }
    String constant = argument.constant();
    return constant != null
        && (constant.equals(type.name())
            || constant.equals(type.simpleName())
            || constant.equals(type.simpleName() + ".class")
            || constant.equals("java:" + type.name()));
  }

  /** Whether a call asks the literal of the class for its name, as `Shelf.class.getName()` does. */
  private static boolean isNameOf(Call call, Type type) {
    return !call.isNew()
        && call.receiver() != null
        && call.receiver().type().name().equals("java.lang.Class")
        && names(call.receiver(), type);
  }

  /** Whether a library's method was given it and made more of it, as a supervisor does. */
  private static boolean isWrapped(Expression argument, Type type) {
    return Drop.chain(argument.origin()).stream()
        .filter(call -> !call.isNew() && call.receiver() != null && call.receiver().isTypeName())
        .filter(call -> !call.isProject())
        .flatMap(call -> call.arguments().stream())
        .anyMatch(inner -> names(inner, type));
  }

  private static boolean isOf(Expression object, Type type) {
    return object.type().name().equals(type.name())
        || (object.event() instanceof Event.New n && type.name().equals(n.body()));
  }

  private boolean says(Call registration, String trait) {
    boolean deployment = trait.equals(WORKER) || trait.equals(VIRTUAL);
    // what a pipeline is given next is registered by itself
    boolean chained = !trait.equals("adds-with-group");
    if ((!deployment && registration.is(trait))
        || (chained && isFollowedBy(registration.result(), trait))) {
      return true;
    }
    for (Expression argument : registration.arguments()) {
      Expression origin = argument.origin();
      if (Drop.chain(origin).stream().anyMatch(c -> agrees(c, trait))
          || (origin.call() != null && isFollowedBy(origin, trait))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFollowedBy(Expression value, String trait) {
    return value.allUses().stream()
        .filter(use -> use.kind() == Use.Kind.RECEIVER)
        .map(value::callOf)
        .anyMatch(call -> call != null && agrees(call, trait));
  }

  private static boolean agrees(Call call, String trait) {
    boolean model = trait.equals(WORKER) || trait.equals(VIRTUAL);
    return model ? call.is("sets-worker") && isModel(call, trait) : call.is(trait);
  }

  /** `setWorker(true)` or a threading model other than the event loop's. */
  private static boolean isModel(Call call, String wanted) {
    String given = call.arguments().isEmpty() ? "" : call.argument(0).text();
    boolean isVirtual = given.startsWith("VIRTUAL");
    return wanted.equals(VIRTUAL)
        ? isVirtual
        : isVirtual || given.equals("true") || given.equals("WORKER");
  }

  private boolean usesDirectExecutor(String trait) {
    return program.calls().saying(trait).stream().anyMatch(EntryWords::isDirect);
  }

  private static boolean isDirect(Call call) {
    return call.is("direct-executor")
        || call.arguments().stream().anyMatch(a -> Pool.of(a).kind() == Pool.Kind.DIRECT);
  }
}
