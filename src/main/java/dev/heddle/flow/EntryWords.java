package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import java.util.List;
import java.util.stream.Stream;

/**
 * The words of `when` in catalog entries: conditions that only code elsewhere can tell, such as
 * how a handler is registered. `rules/catalog/README.md` explains each.
 */
final class EntryWords {
  private final Program program;

  EntryWords(Program program) {
    this.program = program;
  }

  /** Whether the word holds; a word that nobody knows never does. */
  boolean holds(String word, Method method) {
    return switch (word) {
      case "unless-added-with-group" -> !hasOwnGroup(method.type());
      case "unless-deployed-as-worker" -> !isWorker(method.type());
      case "if-server-direct-executor" -> usesDirectExecutor("server-executor");
      case "if-channel-direct-executor" -> usesDirectExecutor("channel-executor");
      case "any-method" -> true;
      case "if-spring-virtual-threads" ->
          "true".equals(program.assumptions().properties().get("spring.threads.virtual.enabled"));
      case "if-application-blocking" -> isApplicationBlocking();
      default -> false;
    };
  }

  /** Whether the JAX-RS application says that all its endpoints block. */
  private boolean isApplicationBlocking() {
    return Stream.of("jakarta.ws.rs.core.Application", "javax.ws.rs.core.Application")
        .flatMap(name -> program.subtypes(name).stream())
        .anyMatch(
            type ->
                type.annotations().stream()
                    .anyMatch(
                        a -> program.kinds(TypeRef.of(a)).contains("blocking-annotation")));
  }

  /** Whether a verticle is only deployed on worker threads. */
  boolean isWorker(Type verticle) {
    return isOnlyPassedTo("sets-worker", verticle);
  }

  /** Whether a handler is only added together with executors of its own. */
  boolean hasOwnGroup(Type handler) {
    return isOnlyPassedTo("adds-with-group", handler);
  }

  /** Whether all registrations of the type in the sources (at least one) say so. */
  private boolean isOnlyPassedTo(String trait, Type type) {
    List<Call> registrations =
        program.calls().all().filter(c -> registers(c, type)).toList();
    return !registrations.isEmpty() && registrations.stream().allMatch(c -> says(c, trait));
  }

  /** A call that names the type, or an object of it, for a framework to run. */
  private static boolean registers(Call call, Type type) {
    if (!call.is("adds-handler") && !call.is("adds-with-group") && !call.is("deploys")) {
      return false;
    }
    return call.arguments().stream().anyMatch(a -> names(a, type));
  }

  private static boolean names(Expression argument, Type type) {
    if (argument.origin().type().name().equals(type.name())) {
      return true;
    }
    if (argument.event() instanceof Event.MethodReference reference) {
      return argument.link().typing().qualifierType(reference).name().equals(type.name());
    }
    String constant = argument.constant();
    return constant != null
        && (constant.equals(type.name())
            || constant.equals(type.simpleName())
            || constant.equals("java:" + type.name()));
  }

  private boolean says(Call registration, String trait) {
    if (registration.is(trait)) {
      return true;
    }
    for (Expression argument : registration.arguments()) {
      Expression origin = argument.origin();
      if (Drop.chain(origin).stream().anyMatch(c -> isWorker(c))) {
        return true;
      }
      for (Use use : origin.call() == null ? List.<Use>of() : origin.allUses()) {
        Call later = origin.callOf(use);
        if (use.kind() == Use.Kind.RECEIVER && later != null && isWorker(later)) {
          return true;
        }
      }
    }
    return false;
  }

  /** `setWorker(true)` or a threading model other than the event loop's. */
  private static boolean isWorker(Call call) {
    if (!call.is("sets-worker") || call.arguments().isEmpty()) {
      return false;
    }
    String given = call.argument(0).text();
    return given.equals("true") || given.equals("WORKER") || given.startsWith("VIRTUAL");
  }

  private boolean usesDirectExecutor(String trait) {
    return program.calls().all().filter(c -> c.is(trait)).anyMatch(EntryWords::isDirect);
  }

  private static boolean isDirect(Call call) {
    return call.is("direct-executor")
        || call.arguments().stream().anyMatch(a -> Pool.of(a).kind() == Pool.Kind.DIRECT);
  }
}
