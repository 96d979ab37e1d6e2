package dev.heddle.flow;

import dev.heddle.catalog.TypeMeaning;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds the values that a body drops, as far as their types have a kind in the catalog. */
final class Drops {
  private final Method method;
  private final BodyLink link;
  private final List<Drop> drops = new ArrayList<>();

  private Drops(Method method) {
    this.method = method;
    this.link = method.link();
  }

  static List<Drop> of(Method method) {
    Drops finder = new Drops(method);
    for (Element e : method.elements()) {
      if (e.event() instanceof Event.Discard d) {
        finder.value(e, e.expression(d.value()));
      } else if (e.event() instanceof Event.Return r && r.implicit() && finder.dropsResult()) {
        finder.value(e, e.expression(r.value()));
      } else if (e.event() instanceof Event.MethodReference reference) {
        finder.reference(e, reference);
      }
    }
    method.variables().forEach(finder::local);
    return List.copyOf(finder.drops);
  }

  /** Whether this lambda stands for a function without a result. */
  private boolean dropsResult() {
    return method.returns().isVoid();
  }

  private void value(Element at, Expression value) {
    Expression dropped = value;
    if (value.event() instanceof Event.Cast c) {
      dropped = at.expression(c.value());
    }
    if (dropped.event() instanceof Event.Operation o && o.operator().equals("?:")) {
      value(at, at.expression(o.operands().get(1)));
      value(at, at.expression(o.operands().get(2)));
      return;
    }
    Call call = dropped.call();
    if (call == null) {
      return;
    }
    TypeRef elements = elementsOf(call);
    TypeRef type = hasKind(elements) ? elements : bounded(dropped.type());
    if (hasKind(type) && !Ownership.isElsewhere(maker(call))) {
      drops.add(new Drop(at.statement(), method, dropped, type, Drop.chain(dropped), null, false));
    }
  }

  /** The call whose result a chain of fluent calls gives back. */
  private static Call maker(Call call) {
    Call at = call;
    while (isPlainlyFluent(at) && at.receiver().call() != null) {
      at = at.receiver().call();
    }
    return at;
  }

  /** A step that only gives the handle back: it neither waits nor starts anything. */
  private static boolean isPlainlyFluent(Call call) {
    return call.is("fluent") && !call.is("fork") && !call.is("join") && !call.is("not-a-handle");
  }

  /** What a list of handles holds that a launch, or the end of a stream of handles, gives. */
  private TypeRef elementsOf(Call call) {
    boolean handles =
        (call.is("launch-all") && call.is("launch"))
            || (!call.isNew() && hasKind(element(call.receiverType())));
    if (!handles) {
      return TypeRef.UNKNOWN;
    }
    TypeRef result = call.result().type();
    TypeRef elements = element(result);
    boolean collected =
        !hasKind(elements)
            && (elements.isUnknown() || elements.variable())
            && method.program().kinds(result).contains("collection");
    return collected ? element(call.receiverType()) : elements;
  }

  /** The bound of a type parameter that is in scope here. */
  private TypeRef bounded(TypeRef type) {
    TypeRef bound = type.variable() ? link.boundOf(type.name()) : null;
    return bound == null ? type : bound;
  }

  private boolean hasKind(TypeRef type) {
    return !method.program().kinds(type).isEmpty();
  }

  private void reference(Element at, Event.MethodReference reference) {
    FunctionTyping functions = link.typing().functions();
    TypeModel.Member f = link.types().functionOf(at.result().type());
    if (f == null || !f.method().returns().isVoid()) {
      return;
    }
    TypeModel.Member target = functions.target(reference, f);
    if (target == null || Ownership.isElsewhere(new Reference(at), target)) {
      return;
    }
    TypeRef returns = target.receiver().apply(target.method().returns());
    TypeRef receiver = functions.qualifierType(reference);
    boolean launched =
        Meaning.traits(method.program(), receiver, target.method().name()).contains("launch");
    if (launched && handlesAll(f)) {
      return;
    }
    if (hasKind(returns)) {
      Type owner = method.program().type(target.owner().name());
      boolean self = at.expression(reference.qualifier()).isSelf();
      boolean proxied = !self && owner != null && Launches.isProxied(owner, target.method());
      Drop.MemberTarget member = new Drop.MemberTarget(receiver, target.method().name(), proxied);
      Site where = at.site();
      drops.add(new Drop(where, method, null, returns, List.of(), member, false));
    }
  }

  /**
   * Whether the tasks that a launch is given, of one class of the sources, handle what they throw.
   */
  private boolean handlesAll(TypeModel.Member function) {
    List<ParameterDecl> given = function.method().parameters();
    if (given.size() != 1) {
      return false;
    }
    Type task = method.program().type(function.receiver().apply(given.get(0).type()).name());
    Method run = task == null ? null : task.function();
    return run != null && Failing.first(run) == null;
  }

  /** A local that is written and never read, or a collection that is only filled. */
  private void local(Variable variable) {
    boolean declared = variable.kind() == Variable.Kind.LOCAL && !saidOnPurpose(variable.text());
    Expression first = declared ? firstValue(variable) : null;
    if (first == null || isRead(variable)) {
      return;
    }
    Expression initial = made(first);
    if (isShared(initial)) {
      return;
    }
    Call call = initial.localOrigin().call();
    if (call != null && Ownership.isElsewhere(call)) {
      return;
    }
    TypeRef type = link.typing().ofVariable(variable.id());
    TypeRef held = hasKind(type) ? heldBy(type) : element(type);
    if (call != null && !hasKind(element(type)) && hasKind(elementsOf(call))) {
      held = elementsOf(call); // a `var` of what a stream of handles is collected into
    }
    if (!held.isUnknown() && hasKind(held) && (call != null || isFilledArray(initial, variable))) {
      Site where = new Site(link.path(), link.body().statements().get(variable.statement()));
      drops.add(new Drop(where, method, initial, held, Drop.chain(initial), null, true));
    }
  }

  /** What a variable is first given besides null, or null. */
  private Expression firstValue(Variable variable) {
    return link.uses().writes(variable.id()).stream()
        .filter(write -> write.operator().equals("="))
        .map(write -> new Expression(link, write.value(), write.region()))
        .filter(value -> !value.isNull())
        .findFirst()
        .orElse(null);
  }

  /** What another variable or a field holds, too: `Future<?> f = this.task = pool.submit(r)`. */
  private static boolean isShared(Expression initial) {
    return initial.variable() != null
        || initial.event() instanceof Event.Assign
        || initial.event() instanceof Event.Store;
  }

  /** The value itself, or the arm of a conditional that a call makes. */
  private static Expression made(Expression value) {
    if (value.event() instanceof Event.Operation o && o.operator().equals("?:")) {
      for (Value arm : o.operands().subList(1, 3)) {
        Expression made = new Expression(value.link(), arm, o.region());
        if (made.call() != null) {
          return made;
        }
      }
    }
    return value;
  }

  /** An array whose elements calls make, in its initialiser or later. */
  private boolean isFilledArray(Expression initial, Variable variable) {
    if (!(initial.event() instanceof Event.NewArray a)) {
      return false;
    }
    Stream<Value> later =
        link.uses().of(new Value.Local(variable.id())).stream()
            .filter(Drops::fillsCell)
            .map(use -> ((Event.ArrayStore) use.event()).value());
    return Stream.concat(a.elements().stream(), later)
        .map(e -> new Expression(link, e, a.region()))
        .anyMatch(e -> e.call() != null && !Ownership.isElsewhere(e.call()));
  }

  private static boolean fillsCell(Use use) {
    return use.kind() == Use.Kind.ARRAY
        && use.index() == 0
        && use.event() instanceof Event.ArrayStore;
  }

  private TypeRef heldBy(TypeRef type) {
    TypeRef element = element(type);
    return element.isUnknown() || !hasKind(element) ? type : element;
  }

  /** What a collection, map or array holds. */
  private TypeRef element(TypeRef type) {
    if (type.dimensions() > 0) {
      return type.withDimensions(type.dimensions() - 1);
    }
    TypeRef elements = link.typing().elementType(type);
    if (!elements.isUnknown()) {
      return elements;
    }
    if (!method.program().kinds(type).contains("holds-last-type")) {
      return TypeRef.UNKNOWN;
    }
    Program program = method.program();
    for (String ancestor : program.ancestors(type.name())) {
      TypeMeaning meaning = program.catalog().type(ancestor);
      if (meaning != null && meaning.kinds().contains("holds-last-type")) {
        List<TypeRef> held = link.types().asSuper(type, ancestor).arguments();
        return held.isEmpty() ? TypeRef.UNKNOWN : held.get(held.size() - 1);
      }
    }
    return TypeRef.UNKNOWN;
  }

  static boolean saidOnPurpose(String name) {
    return name.equals("_") || name.startsWith("unused") || name.startsWith("ignore");
  }

  private boolean isRead(Variable variable) {
    for (Use use : link.uses().of(new Value.Local(variable.id()))) {
      boolean fills =
          use.kind() == Use.Kind.RECEIVER
              && use.event() instanceof Event.Call c
              && method.expression(variable).callOf(use).is("keeps-argument")
              && isDiscarded(c);
      if (!fills && !fillsCell(use)) {
        return true;
      }
    }
    // also what an assignment evaluates to may be used
    return link.uses().writes(variable.id()).stream()
        .anyMatch(a -> !link.uses().of(new Value.Result(a.id())).stream().allMatch(Drops::drops));
  }

  private static boolean drops(Use use) {
    return use.kind() == Use.Kind.DISCARDED;
  }

  private boolean isDiscarded(Event.Call call) {
    Expression result = new Expression(link, new Value.Result(call.id()), call.region());
    return result.uses().stream()
        .allMatch(
            u ->
                u.kind() == Use.Kind.DISCARDED
                    || (u.kind() == Use.Kind.LAMBDA_RESULT
                        && result.user(u).method().returns().isVoid()));
  }
}
