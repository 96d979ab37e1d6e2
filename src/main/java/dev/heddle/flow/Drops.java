package dev.heddle.flow;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds the values that a body drops, as far as their types have a kind in the catalog. */
final class Drops {
  private static final Set<String> KEEPERS =
      Set.of("add", "addAll", "addFirst", "addLast", "put", "offer", "push", "set");

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
    if (call == null || isOwnedElsewhere(maker(call))) {
      return;
    }
    TypeRef elements = elementsOf(call);
    TypeRef type = hasKind(elements) ? elements : dropped.type();
    if (hasKind(type)) {
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
        call.is("launch-all") && call.is("launch")
            || !call.isNew() && hasKind(element(call.receiverType()));
    return handles ? element(call.result().type()) : TypeRef.UNKNOWN;
  }

  private boolean hasKind(TypeRef type) {
    return !method.program().kinds(type).isEmpty();
  }

  /** The receiver itself, an element of a container, or something meant to be ignored. */
  private static boolean isOwnedElsewhere(Call call) {
    boolean owned = call.is("fluent") || call.is("container") || call.is("not-a-handle");
    if (owned || Passing.argument(call) != null) {
      return true;
    }
    if (Drop.chain(call.result()).stream().anyMatch(c -> c.is("mock"))) {
      return true;
    }
    MethodDecl declared = call.declaration();
    return declared != null && (isElement(declared) || mayBeIgnored(declared) || isKept(call));
  }

  /** Whether a call gives what was there before: an element, an argument or a field's value. */
  static boolean isThereBefore(Call call) {
    MethodDecl declared = call.isNew() ? null : call.declaration();
    return call.is("container")
        || Passing.argument(call) != null
        || declared != null && (isElement(declared) || isKept(call));
  }

  /** A result whose type is a variable of the receiver's type: one of what it holds. */
  private static boolean isElement(MethodDecl declared) {
    return declared.returns().variable()
        && declared.typeParameters().stream()
            .noneMatch(p -> p.name().equals(declared.returns().name()));
  }

  private static boolean mayBeIgnored(MethodDecl declared) {
    return declared.annotations().stream()
        .map(AnnotationUse::name)
        .anyMatch(n -> n.endsWith("CanIgnoreReturnValue"));
  }

  /** A method of the sources that returns its object, or what a field of it keeps. */
  private static boolean isKept(Call call) {
    List<Method> targets = call.targets();
    return !targets.isEmpty() && targets.stream().allMatch(Drops::returnsKept);
  }

  private static boolean returnsKept(Method target) {
    List<Expression> returned = target.returned();
    return !returned.isEmpty()
        && returned.stream().allMatch(r -> r.isThis() || r.field() != null || isStore(r));
  }

  private static boolean isStore(Expression value) {
    return value.event() instanceof Event.Store;
  }

  private void reference(Element at, Event.MethodReference reference) {
    FunctionTyping functions = link.typing().functions();
    TypeModel.Member f = link.types().functionOf(at.result().type());
    if (f == null || !f.method().returns().isVoid()) {
      return;
    }
    TypeModel.Member target = functions.target(reference, f.method().parameters().size());
    Reference named = new Reference(at);
    boolean owned = named.is("fluent") || named.is("container") || named.is("not-a-handle");
    if (target == null || owned || mayBeIgnored(target.method())) {
      return;
    }
    TypeRef qualifier = functions.qualifierType(reference);
    Set<String> traits = Meaning.traits(method.program(), qualifier, target.method().name());
    if (traits.contains("not-a-handle") || traits.contains("container")) {
      return;
    }
    TypeRef returns = target.receiver().apply(target.method().returns());
    boolean own = target.method().returns().variable();
    if (!own && hasKind(returns)) {
      Type owner = method.program().type(target.owner().name());
      Drop.MemberTarget member =
          new Drop.MemberTarget(
              target.owner().name(),
              qualifier,
              target.method().name(),
              owner == null ? null : owner.method(target.index()));
      Site where = at.site();
      drops.add(new Drop(where, method, null, returns, List.of(), member, false));
    }
  }

  /** A local that is written and never read, or a collection that is only filled. */
  private void local(Variable variable) {
    boolean declared =
        variable.kind() == Variable.Kind.LOCAL
            && variable.initial() != null
            && !saidOnPurpose(variable.text());
    if (!declared || isRead(variable)) {
      return;
    }
    Expression initial = made(new Expression(link, variable.initial(), variable.region()));
    Call call = initial.localOrigin().call();
    if (call != null && isOwnedElsewhere(call)) {
      return;
    }
    TypeRef type = link.typing().ofVariable(variable.id());
    TypeRef held = hasKind(type) ? heldBy(type) : element(type);
    if (!held.isUnknown() && hasKind(held) && call != null) {
      Site where = new Site(link.path(), link.body().statements().get(variable.statement()));
      drops.add(new Drop(where, method, initial, held, Drop.chain(initial), null, true));
    }
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

  private TypeRef heldBy(TypeRef type) {
    TypeRef element = element(type);
    return element.isUnknown() || !hasKind(element) ? type : element;
  }

  /** What a collection or array holds. */
  private TypeRef element(TypeRef type) {
    if (type.dimensions() > 0) {
      return type.withDimensions(type.dimensions() - 1);
    }
    TypeRef elements = link.typing().elementType(type);
    if (!elements.isUnknown()) {
      return elements;
    }
    TypeRef stream = link.types().asSuper(type, "java.util.stream.Stream");
    return stream == null || stream.arguments().isEmpty()
        ? TypeRef.UNKNOWN
        : stream.arguments().get(0);
  }

  static boolean saidOnPurpose(String name) {
    return name.equals("_") || name.startsWith("unused") || name.startsWith("ignore");
  }

  private boolean isRead(Variable variable) {
    for (Use use : link.uses().of(new Value.Local(variable.id()))) {
      boolean fills =
          use.kind() == Use.Kind.RECEIVER
              && use.event() instanceof Event.Call c
              && KEEPERS.contains(c.name())
              && isDiscarded(c);
      if (!fills) {
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
    return link.uses().of(new Value.Result(call.id())).stream()
        .allMatch(u -> u.kind() == Use.Kind.DISCARDED);
  }
}
