package dev.heddle.flow;

import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Body;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.List;
import java.util.Set;

/**
 * The static types of the values of one body, found on demand and remembered.
 *
 * <p>An expression whose type depends on one that is just being found is unknown there, and what
 * rests on that is not remembered, so that the order of questions never changes an answer.
 */
final class Typing {
  private static final Set<String> PRIMITIVES =
      Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double");
  private static final Set<String> COMPARISONS =
      Set.of("==", "!=", "<", ">", "<=", ">=", "&&", "||", "!");

  private final BodyLink link;
  private final Body body;
  private final Evaluation.Stack stack = new Evaluation.Stack();
  private final Evaluation<TypeRef> eventTypes;
  private final Evaluation<TypeRef> variableTypes;
  private final Evaluation<Callee> callees;
  private final CalleeSearch search;
  private final FunctionTyping functions;

  Typing(BodyLink link) {
    this.link = link;
    this.body = link.body();
    int events = body.events().size();
    this.eventTypes = new Evaluation<>(events, stack, id -> ofEvent(event(id)), TypeRef.UNKNOWN);
    this.variableTypes =
        new Evaluation<>(
            body.variables().size(),
            stack,
            id -> ofVariable(body.variables().get(id)),
            TypeRef.UNKNOWN);
    this.callees = new Evaluation<>(events, stack, this::searched, Callee.NONE);
    this.search = new CalleeSearch(link, this);
    this.functions = new FunctionTyping(link, this);
  }

  /** Whether no search is going on: what is asked amid one may get a preliminary answer. */
  boolean isSettled() {
    return stack.isEmpty();
  }

  static boolean isPrimitive(TypeRef type) {
    return type.dimensions() == 0 && PRIMITIVES.contains(type.name());
  }

  Event event(int id) {
    return body.events().get(id);
  }

  TypeRef of(Value value) {
    if (value instanceof Value.Result r) {
      TypeRef known = eventTypes.known(r.event());
      return known == null ? ofEvent(r.event()) : known;
    }
    if (value instanceof Value.Local l) {
      return ofVariable(l.variable());
    }
    if (value instanceof Value.Constant c) {
      return ofConstant(c);
    }
    return TypeRef.UNKNOWN;
  }

  /** The type of a value in a region, where the current object may be meant. */
  TypeRef of(Value value, int region) {
    if (value instanceof Value.Self s) {
      if (s.type().isEmpty()) {
        return link.self(region);
      }
      return link.selfOf(link.names().resolve(s.type(), link.typeOf(region)));
    }
    if (value instanceof Value.Super) {
      TypeDecl own = link.types().find(link.typeOf(region));
      return own == null || own.supertypes().isEmpty() ? TypeRef.OBJECT : own.supertypes().get(0);
    }
    if (value instanceof Value.TypeName t) {
      return TypeRef.of(link.names().resolve(t.name(), link.typeOf(region)));
    }
    return of(value);
  }

  private synchronized TypeRef ofEvent(int id) {
    return eventTypes.get(id);
  }

  TypeRef ofVariable(int id) {
    TypeRef known = variableTypes.known(id);
    return known == null ? findVariable(id) : known;
  }

  private synchronized TypeRef findVariable(int id) {
    return variableTypes.get(id);
  }

  private TypeRef ofVariable(Variable v) {
    if (!v.type().isUnknown()) {
      TypeRef resolved = link.resolve(v.type(), v.region());
      return resolved;
    }
    return switch (v.kind()) {
      case LAMBDA_PARAMETER -> functions.parameterType(v);
      case FOR_EACH -> elementType(loopSource(v));
      default -> v.initial() == null ? TypeRef.UNKNOWN : of(v.initial(), v.region());
    };
  }

  private TypeRef loopSource(Variable v) {
    for (Region r : body.regions()) {
      if (r.kind() == Region.Kind.FOR_EACH && r.variable() == v.id()) {
        return of(r.subject(), r.id());
      }
    }
    return TypeRef.UNKNOWN;
  }

  TypeRef elementType(TypeRef source) {
    if (source.dimensions() > 0) {
      return source.withDimensions(source.dimensions() - 1);
    }
    TypeRef iterable = link.types().asSuper(source, "java.lang.Iterable");
    return iterable == null || iterable.arguments().isEmpty()
        ? TypeRef.UNKNOWN
        : iterable.arguments().get(0);
  }

  private TypeRef ofConstant(Value.Constant c) {
    return switch (c.kind()) {
      case NULL -> TypeRef.UNKNOWN;
      case BOOLEAN -> TypeRef.of("boolean");
      case CHARACTER -> TypeRef.of("char");
      case STRING -> TypeRef.STRING;
      case INT -> TypeRef.of("int");
      case LONG -> TypeRef.of("long");
      case DOUBLE ->
          TypeRef.of(c.text().endsWith("f") || c.text().endsWith("F") ? "float" : "double");
      case CLASS -> ofClassLiteral(c.text());
    };
  }

  /** `Order.class` is a `Class<Order>`; of primitives and arrays only that it is a class. */
  private TypeRef ofClassLiteral(String name) {
    TypeRef any = TypeRef.of("java.lang.Class");
    if (name.endsWith("]") || PRIMITIVES.contains(name) || name.equals("void")) {
      return any;
    }
    TypeRef named = link.resolve(TypeRef.of(name), 0);
    return named.isUnknown() ? any : any.withArguments(List.of(named));
  }

  private TypeRef ofEvent(Event e) {
    if (e instanceof Event.Call c) {
      return search.resultOf(c, callee(c.id()));
    }
    if (e instanceof Event.New n) {
      return search.created(n, callee(n.id()));
    }
    if (e instanceof Event.Read r) {
      return search.field(r.owner(), r.name(), r.region());
    }
    if (e instanceof Event.Store s) {
      return search.field(s.owner(), s.name(), s.region());
    }
    if (e instanceof Event.Assign a) {
      return ofVariable(a.variable());
    }
    if (e instanceof Event.Cast c) {
      return link.resolve(c.type(), c.region());
    }
    if (e instanceof Event.InstanceOf) {
      return TypeRef.of("boolean");
    }
    if (e instanceof Event.NewArray a) {
      return link.resolve(a.type(), a.region());
    }
    if (e instanceof Event.ArrayLoad a) {
      TypeRef array = of(a.array(), a.region());
      return array.dimensions() > 0
          ? array.withDimensions(array.dimensions() - 1)
          : TypeRef.UNKNOWN;
    }
    if (e instanceof Event.ArrayStore a) {
      return of(a.value(), a.region());
    }
    if (e instanceof Event.Operation o) {
      return ofOperation(o);
    }
    if (e instanceof Event.Lambda || e instanceof Event.MethodReference) {
      return functions.expected(e);
    }
    return TypeRef.UNKNOWN;
  }

  private TypeRef ofOperation(Event.Operation o) {
    if (COMPARISONS.contains(o.operator())) {
      return TypeRef.of("boolean");
    }
    if (o.operator().equals("?:") || o.operator().equals("switch")) {
      for (int i = 1; i < o.operands().size(); i++) {
        TypeRef arm = of(o.operands().get(i), o.region());
        if (!arm.isUnknown()) {
          return arm;
        }
      }
      return TypeRef.UNKNOWN;
    }
    TypeRef result = TypeRef.UNKNOWN;
    for (Value operand : o.operands()) {
      TypeRef type = of(operand, o.region());
      if (type.is("java.lang.String")) {
        return type;
      }
      boolean wider =
          result.isUnknown()
              || (List.of("long", "float", "double").contains(type.name()) && !result.is("double"));
      result = wider ? type : result;
    }
    return result;
  }

  /** The method that a call or creation means, or null if it is unknown. */
  Callee callee(int event) {
    Callee found = calleeOrNone(event);
    return found.isNone() ? null : found;
  }

  Callee calleeOrNone(int event) {
    Callee known = callees.known(event);
    return known == null ? findCallee(event) : known;
  }

  private synchronized Callee findCallee(int event) {
    return callees.get(event);
  }

  private Callee searched(int event) {
    Callee callee = search.find(event(event));
    return callee == null ? Callee.NONE : callee;
  }

  // --- functions ---

  static boolean isFunction(Event e) {
    return e instanceof Event.Lambda || e instanceof Event.MethodReference;
  }

  boolean isFunction(Value value) {
    return value instanceof Value.Result r && isFunction(event(r.event()));
  }

  Shape shape(Event.Lambda lambda) {
    return functions.shape(lambda);
  }

  TypeRef resultWithoutContext(Event.Lambda lambda) {
    return functions.result(lambda);
  }

  TypeRef functionResult(Value function, TypeRef type) {
    return functions.result(function, type);
  }

  List<TypeModel.Member> referenced(Event.MethodReference reference) {
    return functions.referenced(reference);
  }

  boolean isTypeQualified(Event.MethodReference reference) {
    return reference.qualifier() instanceof Value.TypeName;
  }

  TypeRef qualifierType(Event.MethodReference reference) {
    return functions.qualifierType(reference);
  }

  FunctionTyping functions() {
    return functions;
  }

  /** The field that a read or store of this owner and name means, or null. */
  TypeModel.FieldMember fieldMember(Value owner, String name, int region) {
    return search.fieldMember(owner, name, region);
  }
}
