package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What bodies may do on the thread that runs them, with the calls that lead there: a fixpoint over
 * the call graph, one round a call of depth, so that the shortest path is kept.
 */
final class Effects {
  private static final Comparator<Effect> BETTER =
      Comparator.comparing(Effect::confidence)
          .reversed()
          .thenComparingInt(Effect::depth)
          .thenComparing(e -> e.path().get(0).site());

  private final Program program;
  private final Function<Call, Effect> direct;
  private final Function<Element, Effect> reading;
  private final BiFunction<Call, Element, Effect> referring;
  private final Dependents dependents;

  /** By the number of the body; null for one that has none. */
  private final List<Map<Object, Effect>> effects;

  /**
   * @param dependents the bodies to look at
   * @param direct the effect that a call has by itself, null if none
   */
  Effects(Program program, Dependents dependents, Function<Call, Effect> direct) {
    this(program, dependents, direct, null, null);
  }

  /**
   * @param dependents the bodies to look at
   * @param direct the effect that a call has by itself, null if none
   * @param reading that of reading a field; null if none has any
   * @param referring that of a library method which is referred to; null if none has any
   */
  Effects(
      Program program,
      Dependents dependents,
      Function<Call, Effect> direct,
      Function<Element, Effect> reading,
      BiFunction<Call, Element, Effect> referring) {
    this.program = program;
    this.dependents = dependents;
    this.direct = direct;
    this.reading = reading;
    this.referring = referring;
    this.effects = new ArrayList<>(Collections.nCopies(program.methods().size(), null));
    solve();
  }

  /** The effects of running a body, one of each kind, the surest and shortest. */
  List<Effect> of(Method method) {
    Map<Object, Effect> known = effects.get(method.number());
    if (known == null || known.size() == 1) {
      return known == null ? List.of() : List.copyOf(known.values());
    }
    return known.values().stream().sorted(BETTER).toList();
  }

  /** Whether running a body has any effect. */
  boolean has(Method method) {
    return effects.get(method.number()) != null;
  }

  /** The effects of one call on the thread that makes it, of functions that it runs there too. */
  List<Effect> of(Call call) {
    Map<Object, Effect> found = new LinkedHashMap<>();
    collect(call, found, true);
    return found.values().stream().sorted(BETTER).toList();
  }

  /** The effects of one call on the thread that makes it; functions passed to it not counted. */
  List<Effect> ofCall(Call call) {
    Map<Object, Effect> found = new LinkedHashMap<>();
    collectCall(call, found, true);
    return found.values().stream().sorted(BETTER).toList();
  }

  /** Each read of a field in a body that has an effect by itself. */
  Map<Element, Effect> ofReads(Method method) {
    Map<Element, Effect> found = new LinkedHashMap<>();
    if (reading != null) {
      for (Element e : method.elements()) {
        if (e.event() instanceof Event.Read) {
          found.computeIfAbsent(e, reading);
        }
      }
    }
    return found;
  }

  /** The effect of a library method that is referred to. */
  List<Effect> ofReference(Call receiving, Element reference) {
    Effect own = referring == null ? null : referring.apply(receiving, reference);
    return own == null ? List.of() : List.of(own);
  }

  private void solve() {
    Set<Method> changed = look(dependents.all(), Effects::own);
    for (int round = 1; round < program.assumptions().callDepth() && !changed.isEmpty(); round++) {
      Set<Method> affected = new LinkedHashSet<>();
      changed.forEach(method -> affected.addAll(dependents.of(method)));
      changed = look(affected, Effects::again);
    }
  }

  /**
   * Looks at bodies and remembers what is new, all at once.
   *
   * @param found gives the effects of a body, null if they are known
   * @return the bodies that have something new, in the order given
   */
  private Set<Method> look(
      Collection<Method> bodies, BiFunction<Effects, Method, Map<Object, Effect>> found) {
    List<Method> all = List.copyOf(bodies);
    List<Map<Object, Effect>> looked = program.workers().map(all, () -> this, found);
    Set<Method> changed = new LinkedHashSet<>();
    for (int i = 0; i < all.size(); i++) {
      if (looked.get(i) != null) {
        effects.set(all.get(i).number(), looked.get(i));
        changed.add(all.get(i));
      }
    }
    return changed;
  }

  /** What a body does by itself. */
  private Map<Object, Effect> own(Method method) {
    Map<Object, Effect> own = new HashMap<>();
    for (Call call : method.callList()) {
      Effect effect = direct.apply(call);
      if (effect != null && !ThreadCheck.keepsAway(call)) {
        add(effect, own);
      }
    }
    if (reading != null) {
      ofReads(method).values().forEach(effect -> add(effect, own));
    }
    if (referring != null && !method.references().isEmpty()) {
      method.calls().forEach(call -> references(call, own));
    }
    return own.isEmpty() ? null : own;
  }

  /** What a body does after something that it runs has changed. */
  private Map<Object, Effect> again(Method method) {
    Map<Object, Effect> before = has(method) ? effects.get(method.number()) : Map.of();
    Map<Object, Effect> after = new HashMap<>(before);
    for (Call call : method.callList()) {
      collect(call, after, true);
    }
    boolean same = after.keySet().equals(before.keySet()) && !isBetter(after, before);
    return same ? null : after;
  }

  private static boolean isBetter(Map<Object, Effect> after, Map<Object, Effect> before) {
    return after.entrySet().stream()
        .anyMatch(e -> BETTER.compare(e.getValue(), before.get(e.getKey())) < 0);
  }

  private void collectCall(Call call, Map<Object, Effect> out, boolean followed) {
    Effect own = direct.apply(call);
    // what the catalog knows of an operation counts more than how the sources carry it out
    boolean known = call.blocks() != null && !BlockingOperation.isInSources(call);
    boolean opaque = own != null || known;
    List<Method> targets = opaque ? List.of() : targets(call);
    if ((own != null || hasAny(targets)) && ThreadCheck.keepsAway(call)) {
      return;
    }
    if (own != null) {
      add(own, out);
    }
    if (!targets.isEmpty()) {
      ofTargets(call, targets, out, followed);
      ofSteps(call, targets, out);
    }
    if (call.isNew() && !opaque) {
      for (Method run : program.calls().runByCreation(call)) {
        for (Effect effect : of(run)) {
          add(deeper(effect, call), out);
        }
      }
    }
  }

  private boolean hasAny(List<Method> bodies) {
    for (Method body : bodies) {
      if (has(body)) {
        return true;
      }
    }
    return false;
  }

  private List<Method> targets(Call call) {
    List<Method> invoked = Invocation.invoked(call);
    return invoked.isEmpty() ? program.calls().eachTarget(call) : invoked;
  }

  /** Library methods passed to what runs them at once. */
  private void references(Call call, Map<Object, Effect> out) {
    if (referring == null) {
      return;
    }
    List<Expression> arguments = call.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      Expression argument = arguments.get(i);
      boolean library =
          argument.event() instanceof Event.MethodReference && argument.function() == null;
      if (library && Invocation.isNow(call, i)) {
        add(referring.apply(call, argument.link().element(argument.event())), out);
      }
    }
  }

  /**
   * Adds the effects of a call.
   *
   * @param followed whether constant arguments rule out branches of what is called
   */
  private void collect(Call call, Map<Object, Effect> out, boolean followed) {
    collectCall(call, out, followed);
    if (!passesFunctions(call)) {
      return;
    }
    references(call, out);
    List<Expression> arguments = call.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      List<Method> given = Invocation.given(arguments.get(i));
      boolean all = !given.isEmpty() && given.stream().allMatch(this::has);
      if (all && Invocation.isNow(call, i)) {
        for (Effect e : of(given.get(0))) {
          boolean here = Dependents.given(arguments.get(i)) != null && given.get(0).isLambda();
          add(here ? near(e) : deeper(e, call), out);
        }
      }
    }
  }

  private static boolean passesFunctions(Call call) {
    for (Expression argument : call.arguments()) {
      if (argument.value() instanceof Value.Result || argument.value() instanceof Value.Local) {
        return true;
      }
    }
    return false;
  }

  /** An effect seen from a call that leads to it, null if that is too far away. */
  private Effect deeper(Effect effect, Call call) {
    return near(effect) == null ? null : effect.through(call);
  }

  private Effect near(Effect effect) {
    return effect.depth() + 1 < program.assumptions().callDepth() ? effect : null;
  }

  /** An effect counts only if every body that the call may run has one. */
  private void ofTargets(
      Call call, List<Method> targets, Map<Object, Effect> out, boolean followed) {
    for (Method target : targets) {
      if (!has(target) || isOffloaded(target)) {
        return;
      }
    }
    for (Effect known : reached(call, targets.get(0), followed)) {
      Expression given = given(known, call, targets.get(0));
      if (given == null || !KnownComplete.holds(call, given)) {
        Confidence confidence = confidence(call, targets, known);
        Expression awaited = given == null ? null : KnownComplete.subject(given);
        add(deeper(known.with(confidence).awaiting(awaited), call), out);
      }
    }
  }

  /** What the steps of a method called do on an object of a class that is known. */
  private void ofSteps(Call call, List<Method> targets, Map<Object, Effect> out) {
    if (targets.size() != 1 || isOffloaded(targets.get(0))) {
      return;
    }
    for (Template.Step step : program.calls().template().steps(call)) {
      for (Effect seen : step.seen(of(step.body()))) {
        if (!ConstantArguments.of(call, targets.get(0)).excludes(seen)) {
          add(deeper(seen.with(confidence(call, targets, seen)), call), out);
        }
      }
    }
  }

  /** The effects of running a body that a method reference stands for. */
  List<Effect> of(Method target, Reference reference) {
    List<Template.Step> steps = program.calls().template().steps(reference.qualifier(), target);
    if (steps.isEmpty()) {
      return of(target);
    }
    Map<Object, Effect> found = new LinkedHashMap<>();
    of(target).forEach(effect -> add(effect, found));
    steps.forEach(step -> step.seen(of(step.body())).forEach(e -> add(near(e), found)));
    return found.values().stream().sorted(BETTER).toList();
  }

  private static Confidence confidence(Call call, List<Method> targets, Effect e) {
    Confidence sure = targets.size() > 1 ? e.confidence().and(Confidence.DEFAULT) : e.confidence();
    // some calls away, work that only a first use does has mostly been done before
    if (e.depth() > 0 && (FirstUse.holds(e.path().get(1)) || waitsForStart(e))) {
      return Confidence.WEAK;
    }
    // who gives a future promises not to wait; what waits there, or when something has failed,
    // mostly knows its future complete
    boolean promised = call.result().is("future") || call.result().is("publisher");
    boolean failed = e.path().get(0).enclosing(Region.Kind.CATCH) != null;
    boolean waits = e.kind() == Blocking.FUTURE && sure != Confidence.CERTAIN;
    return waits && (promised || failed) ? Confidence.WEAK : sure;
  }

  /** A wait of who comes while another thread starts something. */
  private static boolean waitsForStart(Effect e) {
    Element first = e.path().get(0);
    return e.isWait() && (FirstUse.isStart(first) || FirstUse.holds(first));
  }

  /** What a body may do for this call: branches that its constant arguments rule out left out. */
  private List<Effect> reached(Call call, Method target, boolean followed) {
    List<Effect> all = of(target);
    ConstantArguments given = followed ? ConstantArguments.of(call, target) : null;
    if (given == null || given.isEmpty() || all.stream().noneMatch(given::excludes)) {
      return all;
    }
    // an effect ruled out may stand before another way to the same kind
    Map<Object, Effect> others = new HashMap<>();
    ofReads(target).values().forEach(effect -> add(effect, others));
    // what the calls inside pass on is not followed again: that would grow with every call
    target.calls().filter(c -> !given.excludes(c)).forEach(c -> collect(c, others, false));
    return others.values().stream().filter(e -> !given.excludes(e)).sorted(BETTER).toList();
  }

  /** What a call passes for the parameter that an effect of its target waits for, or null. */
  static Expression given(Effect effect, Call call, Method target) {
    boolean named = effect.awaited() != null && effect.awaited().variable() != null;
    int index = named ? target.parameters().indexOf(effect.awaited().variable()) : -1;
    return index < 0 ? null : call.argument(index);
  }

  /** A method that an annotation moves to another thread does nothing on this one. */
  static boolean isOffloaded(Method target) {
    Type type = target.type();
    return target.declaration() != null
        && type.annotations(target.declaration()).stream()
            .anyMatch(
                a ->
                    type.program()
                        .kinds(dev.heddle.code.TypeRef.of(a))
                        .contains("async-annotation"));
  }

  /** A lambda that the method receiving it runs before it returns. */
  static boolean runsNow(Method method) {
    if (!method.isLambda()) {
      return false;
    }
    Call receiving = method.receivingCall();
    return receiving != null && Invocation.isNow(receiving, method.receivingIndex());
  }

  private static void add(Effect effect, Map<Object, Effect> out) {
    if (effect != null) {
      Object key =
          List.of(
              String.valueOf(effect.kind()),
              effect.isCompensated(),
              effect.is("starts-process"),
              Optional.ofNullable(effect.awaited()));
      out.merge(key, effect, (a, b) -> BETTER.compare(a, b) <= 0 ? a : b);
    }
  }
}
