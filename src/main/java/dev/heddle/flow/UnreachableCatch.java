package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A catch clause whose block only starts or describes asynchronous work.
 *
 * @param clause the clause
 * @param call one whose failure arrives in its handle instead
 */
public record UnreachableCatch(Region clause, Call call) {
  private static final Set<String> GENERAL =
      Set.of("java.lang.Throwable", "java.lang.Exception", "java.lang.RuntimeException");

  /** Those of all `try` statements of a body. */
  public static List<UnreachableCatch> of(Method method) {
    List<UnreachableCatch> found = new ArrayList<>();
    for (Region block : method.regions(Region.Kind.TRY)) {
      List<Region> parts = method.children(block);
      boolean resources = parts.stream().anyMatch(r -> r.kind() == Region.Kind.RESOURCES);
      Body body = resources || isAboutStart(method, parts) ? null : Body.of(method, parts);
      for (Region part : parts) {
        if (body != null && part.kind() == Region.Kind.CATCH && body.neverReaches(part)) {
          found.add(new UnreachableCatch(part, body.started().get(0)));
        }
      }
    }
    return found;
  }

  /** Whether another clause takes what a launch throws at its start: then all of them may. */
  private static boolean isAboutStart(Method method, List<Region> parts) {
    return parts.stream()
        .filter(r -> r.kind() == Region.Kind.CATCH)
        .flatMap(r -> r.types().stream())
        .anyMatch(t -> method.program().kinds(method.resolve(t)).contains("start-failure"));
  }

  /** The guarded part of a `try`: the handles that it makes, and the other calls. */
  private record Body(Method method, List<Call> started, List<Call> others) {

    /** Null if it makes no handle, waits, or looks at failures itself. */
    static Body of(Method method, List<Region> parts) {
      List<Call> started = new ArrayList<>();
      List<Call> others = new ArrayList<>();
      for (Region part : parts) {
        if (part.kind() != Region.Kind.TRY_BODY) {
          continue;
        }
        for (Element e : method.inside(part)) {
          boolean own = e.method() == method;
          if (own && e.event() instanceof Event.Throw) {
            return null;
          }
          if (own && e instanceof Call call) {
            if (waits(call) || sees(call) || isGivenCode(call) || isSeenLater(call)) {
              return null;
            }
            (isAsynchronous(call) ? started : others).add(call);
          }
        }
      }
      started.removeIf(
          c -> c.is("completed") || c.is("promise") || c.is("plain-data") || c.is("not-a-handle"));
      return started.isEmpty() ? null : new Body(method, started, others);
    }

    private static boolean waits(Call call) {
      return call.is("join")
          || call.is("reads-outcome")
          || call.is("verifies")
          || call.is("blocking-operator")
          || call.blocks() != null
          || !call.program().places().blocking(call).isEmpty();
    }

    /** Code that somebody else passed in: it may throw before it gives a handle. */
    private static boolean isGivenCode(Call call) {
      return !call.isNew()
          && (call.program().kinds(call.receiverType()).contains("gives-value")
              || isFunctionType(call.program().type(call.receiverType().name())));
    }

    private static boolean isFunctionType(Type type) {
      return type != null && type.isMarked("function-type");
    }

    /** Whether its signature says that it throws, or its handle is asked for its failure later. */
    private static boolean isSeenLater(Call call) {
      boolean says =
          call.declaration() != null && call.isProject() && !call.declaration().thrown().isEmpty();
      return (says && isAsynchronous(call)) || isSeen(call.result(), call.method());
    }

    private static boolean isSeen(Expression handle, Method method) {
      return handle.uses().stream()
          .filter(u -> u.event() instanceof Event.Assign)
          .map(u -> ((Event.Assign) u.event()).variable())
          .map(v -> method.expression(method.link().body().variables().get(v)))
          .flatMap(v -> v.uses().stream().map(v::callOf))
          .anyMatch(c -> c != null && !c.isNew() && sees(c));
    }

    /** The chain handles its own failure; the clause is the complement. */
    private static boolean sees(Call call) {
      boolean reads = call.is("sees-failure") && !Outcome.isBlind(call);
      return reads || call.is("recover") || call.is("error-consumer");
    }

    private static boolean isAsynchronous(Call call) {
      Expression result = call.result();
      return result.is("future")
          || result.is("publisher")
          || result.is("group")
          || call.is("operator")
          || call.is("subscribe")
          || call.is("opens-source");
    }

    boolean neverReaches(Region clause) {
      List<TypeRef> types = clause.types().stream().map(method::resolve).toList();
      boolean certain = types.stream().allMatch(this::isSignal);
      boolean general = types.stream().allMatch(t -> isSignal(t) || isGeneral(t));
      boolean silent =
          others.stream()
              .filter(c -> !isStep(c))
              .noneMatch(c -> certain ? isUnknown(c) : mayThrow(c));
      return (certain || general) && silent && !passesOn(clause);
    }

    /** Whether a call is a step of a client's own chain that ends in a handle. */
    private boolean isStep(Call call) {
      return !call.isNew()
          && call.owner() != null
          && !call.isProject()
          && started.stream()
              .filter(s -> s.owner() != null && isSameLibrary(packageOf(s), packageOf(call)))
              .anyMatch(s -> Drop.chain(s.result()).contains(call));
    }

    private static boolean isSameLibrary(String one, String other) {
      return one.startsWith(other) || other.startsWith(one);
    }

    private static String packageOf(Call call) {
      return call.owner().replaceAll("\\.[A-Z].*", "");
    }

    private boolean isSignal(TypeRef type) {
      return method.program().kinds(type).contains("async-failure");
    }

    private boolean isGeneral(TypeRef type) {
      return GENERAL.contains(type.name()) || method.program().type(type.name()) != null;
    }

    private static boolean isUnknown(Call call) {
      return call.declaration() == null && !call.isNew();
    }

    private static boolean mayThrow(Call call) {
      boolean plain =
          call.is("plain-value")
              || isOption(call)
              || (!call.isNew() && call.program().kinds(call.receiverType()).contains("harmless"));
      boolean value = call.isNew() && !call.isProject();
      return !plain && !value && Failing.mayThrow(call);
    }

    /** A setter of a new object of a library that gives the object back. */
    private static boolean isOption(Call call) {
      List<Call> chain = Drop.chain(call.result());
      return !call.isProject()
          && chain.get(chain.size() - 1).isNew()
          && chain.stream()
              .allMatch(c -> c.result().type().name().equals(call.result().type().name()));
    }

    /** Whether methods called so put a failure into a handle, as far as any library goes. */
    private static boolean takesFailure(Call call) {
      return call.program().catalog().mayBe("passes-failure", call.name());
    }

    /** Whether the clause rethrows, or puts the failure into a handle. */
    private boolean passesOn(Region clause) {
      Variable failure = method.link().body().variables().get(clause.variable());
      Expression caught = method.expression(failure);
      for (Element e : method.inside(clause)) {
        if (e.event() instanceof Event.Throw) {
          return true;
        }
        if (e instanceof Call call) {
          boolean takes = call.arguments().stream().anyMatch(a -> a.isSame(caught));
          boolean handle = call.result().is("future") || call.result().is("publisher");
          boolean logs = !call.isNew() && call.receiver().is("log");
          if (call.is("failed")
              || call.is("emits")
              || call.is("completes")
              || (takes && (handle || (call.isProject() && !logs) || takesFailure(call)))) {
            return true;
          }
        }
      }
      return false;
    }
  }
}
