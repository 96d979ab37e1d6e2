package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Body;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Types of lambdas and method references: what is expected where they stand, what they give. */
final class FunctionTyping {
  private final BodyLink link;
  private final Typing typing;
  private final TypeModel types;
  private final Body body;

  FunctionTyping(BodyLink link, Typing typing) {
    this.link = link;
    this.typing = typing;
    this.types = link.types();
    this.body = link.body();
  }

  /** The type that the place of an expression expects, unknown if nothing says. */
  TypeRef expected(Event e) {
    for (Use use : link.uses().of(new Value.Result(e.id()))) {
      TypeRef expected = expected(use);
      if (!expected.isUnknown()) {
        return expected;
      }
    }
    return TypeRef.UNKNOWN;
  }

  private TypeRef expected(Use use) {
    switch (use.kind()) {
      case ARGUMENT -> {
        Callee callee = typing.callee(use.event().id());
        List<Value> arguments =
            use.event() instanceof Event.Call c
                ? c.arguments()
                : ((Event.New) use.event()).arguments();
        return callee == null ? TypeRef.UNKNOWN : parameter(callee, use, arguments);
      }
      case ASSIGNED -> {
        Variable v = body.variables().get(((Event.Assign) use.event()).variable());
        return v.type().isUnknown() ? TypeRef.UNKNOWN : link.resolve(v.type(), v.region());
      }
      case STORED, CAST -> {
        return typing.of(new Value.Result(use.event().id()));
      }
      case RETURNED, LAMBDA_RESULT -> {
        return expectedResult(link.functionOf(use.region().id()));
      }
      case OPERAND -> {
        Event.Operation o = use.event() instanceof Event.Operation operation ? operation : null;
        boolean passes =
            o != null
                && use.index() > 0
                && (o.operator().equals("?:") || o.operator().equals("switch"));
        return passes ? expected(o) : TypeRef.UNKNOWN;
      }
      case ELEMENT -> {
        TypeRef array = typing.of(new Value.Result(use.event().id()));
        return array.dimensions() > 0
            ? array.withDimensions(array.dimensions() - 1)
            : TypeRef.UNKNOWN;
      }
      default -> {
        return TypeRef.UNKNOWN;
      }
    }
  }

  /** The type of a parameter, as the arguments and then the place of the call tell it. */
  private TypeRef parameter(Callee callee, Use use, List<Value> arguments) {
    Inference inference = new Inference(typing, types);
    Callee known = inference.inferFunctions(callee, arguments, use.index());
    TypeRef parameter = known.parameter(use.index(), arguments.size());
    boolean open = use.event() instanceof Event.Call && Inference.isOpen(known, parameter);
    return open
        ? inference
            .inferFromPlace(known, expected(use.event()))
            .parameter(use.index(), arguments.size())
        : parameter;
  }

  /** What a function must return: the declared type of a method, the expectation of a lambda. */
  private TypeRef expectedResult(int function) {
    Region region = body.regions().get(function);
    if (region.kind() != Region.Kind.LAMBDA) {
      return link.declaredResult(function);
    }
    Event lambda = lambdaOf(region);
    TypeModel.Member f = lambda == null ? null : types.functionOf(typing.of(valueOf(lambda)));
    return f == null ? TypeRef.UNKNOWN : f.receiver().apply(f.method().returns());
  }

  private static Value valueOf(Event e) {
    return new Value.Result(e.id());
  }

  /** The lambda event stands just before its region. */
  Event.Lambda lambdaOf(Region region) {
    int id = region.from() - 1;
    return id >= 0 && body.events().get(id) instanceof Event.Lambda l && l.body() == region.id()
        ? l
        : null;
  }

  TypeRef parameterType(Variable v) {
    Event.Lambda lambda = lambdaOf(body.regions().get(v.region()));
    if (lambda == null) {
      return TypeRef.UNKNOWN;
    }
    TypeModel.Member f = types.functionOf(typing.of(valueOf(lambda)));
    int index = lambda.parameters().indexOf(v.id());
    if (f == null || index < 0 || index >= f.method().parameters().size()) {
      return TypeRef.UNKNOWN;
    }
    TypeRef type = f.receiver().apply(f.method().parameters().get(index).type());
    boolean ownVariable = type.variable() && link.boundOf(type.name()) == null;
    return ownVariable ? TypeRef.UNKNOWN : type;
  }

  Shape shape(Event.Lambda lambda) {
    Region region = body.regions().get(lambda.body());
    if (lambda.expression()) {
      Value value = lastReturn(region);
      boolean statement =
          value instanceof Value.Result r
              && (typing.event(r.event()) instanceof Event.Call
                  || typing.event(r.event()) instanceof Event.New
                  || typing.event(r.event()) instanceof Event.Assign
                  || typing.event(r.event()) instanceof Event.Store);
      return statement ? Shape.EITHER : Shape.VALUE;
    }
    boolean throwsLast = false;
    for (int i = region.from(); i < region.to(); i++) {
      Event e = body.events().get(i);
      boolean own = link.functionOf(e.region()) == region.id();
      if (own && e instanceof Event.Return r) {
        return r.value() == null ? Shape.VOID : Shape.VALUE;
      }
      throwsLast = own && e instanceof Event.Throw && e.region() == region.id();
    }
    return throwsLast ? Shape.EITHER : Shape.VOID;
  }

  private Value lastReturn(Region region) {
    Event last = region.to() > region.from() ? body.events().get(region.to() - 1) : null;
    return last instanceof Event.Return r ? r.value() : null;
  }

  /** The type of what the lambda returns, from its own code. */
  TypeRef result(Event.Lambda lambda) {
    Region region = body.regions().get(lambda.body());
    for (int i = region.from(); i < region.to(); i++) {
      Event e = body.events().get(i);
      if (e instanceof Event.Return r
          && r.value() != null
          && link.functionOf(e.region()) == region.id()) {
        TypeRef type = typing.of(r.value(), r.region());
        if (!type.isUnknown()) {
          return type;
        }
      }
    }
    return lambda.expression() || shape(lambda) != Shape.VOID ? TypeRef.UNKNOWN : TypeRef.VOID;
  }

  /** The type of what a function value gives when it stands for the functional type. */
  TypeRef result(Value function, TypeRef type) {
    Event e = typing.event(((Value.Result) function).event());
    if (e instanceof Event.Lambda lambda) {
      return result(lambda);
    }
    Event.MethodReference reference = (Event.MethodReference) e;
    if (reference.name().equals("new")) {
      return qualifierType(reference);
    }
    TypeModel.Member f = types.functionOf(type);
    TypeModel.Member target = f == null ? null : target(reference, f);
    if (target == null) {
      return TypeRef.UNKNOWN;
    }
    TypeRef returns = target.receiver().apply(target.method().returns());
    if (returns.variable() || target.method().typeParameters().size() > 0) {
      return referencedResult(target, f, returns);
    }
    return returns;
  }

  /** A generic method referred to: `Function.identity`-like ones give what they get. */
  private TypeRef referencedResult(TypeModel.Member target, TypeModel.Member f, TypeRef returns) {
    MethodDecl m = target.method();
    for (int i = 0; i < m.parameters().size() && i < f.method().parameters().size(); i++) {
      if (m.parameters().get(i).type().equals(returns)) {
        return f.receiver().apply(f.method().parameters().get(i).type());
      }
    }
    return returns.variable() ? TypeRef.UNKNOWN : returns;
  }

  /**
   * The referenced method that takes the inputs of a function (the receiver counts for `Type::m`);
   * of several the one that suits their types best.
   */
  TypeModel.Member target(Event.MethodReference reference, TypeModel.Member function) {
    List<ParameterDecl> inputs = function.method().parameters();
    boolean bound = !typing.isTypeQualified(reference);
    TypeModel.Member spread = null;
    List<TypeModel.Member> fits = new ArrayList<>();
    for (TypeModel.Member m : referenced(reference)) {
      if (m.method().parameters().size() == inputs.size() - receivers(m, bound)) {
        fits.add(m);
      } else if (spread == null && m.method().isVarargs()) {
        spread = m;
      }
    }
    if (fits.size() < 2) {
      return fits.isEmpty() ? spread : fits.get(0);
    }
    List<TypeRef> given =
        inputs.stream().map(input -> function.receiver().apply(input.type())).toList();
    Overloads overloads = new Overloads(typing, types);
    return fits.stream()
        .max(
            Comparator.comparingInt(
                m -> overloads.fit(m, given.subList(receivers(m, bound), given.size()))))
        .orElseThrow();
  }

  /** How many inputs of a function a referenced method takes as its receiver: one or none. */
  private static int receivers(TypeModel.Member referenced, boolean bound) {
    MethodDecl m = referenced.method();
    return bound || m.isConstructor() || Modifier.isStatic(m.flags()) ? 0 : 1;
  }

  List<TypeModel.Member> referenced(Event.MethodReference reference) {
    TypeRef type = qualifierType(reference);
    if (type.isUnknown() || type.dimensions() > 0) {
      return List.of();
    }
    return reference.name().equals("new")
        ? types.constructors(type)
        : types.methods(type, reference.name());
  }

  TypeRef qualifierType(Event.MethodReference reference) {
    if (reference.qualifier() instanceof Value.TypeName && !reference.type().isUnknown()) {
      return link.resolve(reference.type(), reference.region());
    }
    TypeRef type = typing.of(reference.qualifier(), reference.region());
    if (type.variable()) {
      TypeRef bound = link.boundOf(type.name());
      return bound == null ? TypeRef.OBJECT : bound;
    }
    return type;
  }
}
