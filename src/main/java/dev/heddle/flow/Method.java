package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Body;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * A body that runs as one: a method, constructor, initialiser, lambda, or method of an anonymous or
 * local type. What stands in a lambda belongs to the lambda, not to the method around it.
 */
public final class Method extends FunctionCode {
  private static final int NOWHERE = Integer.MAX_VALUE;

  private final Program program;
  private final Method enclosing;
  private final Body.NestedMethod nested;
  private final Type type;
  private int number;
  private int creation = -1;
  private Timing timing;
  private volatile List<Drop> drops;

  Method(Program program, BodyLink link, Region region, Method enclosing) {
    super(link, region);
    this.program = program;
    this.enclosing = enclosing;
    this.type = program.type(link.typeOf(region.id()));
    this.nested = nested(link.body(), region);
  }

  private static Body.NestedMethod nested(Body body, Region region) {
    for (Body.NestedMethod each : body.nested()) {
      if (each.region() == region.id()) {
        return each;
      }
    }
    return null;
  }

  public Program program() {
    return program;
  }

  /** Its index in {@link Program#methods()}. */
  int number() {
    return number;
  }

  /** Gives it its number, once all bodies are there. */
  void number(int index) {
    this.number = index;
  }

  public String path() {
    return link.path();
  }

  /** The type whose member it is, or in whose member the lambda stands. */
  public Type type() {
    return type;
  }

  public boolean isLambda() {
    return region.kind() == Region.Kind.LAMBDA;
  }

  /** The body around a lambda or a method of an anonymous or local type, else null. */
  public Method enclosing() {
    return enclosing;
  }

  /** The outermost body around it: the declared member of a named type. */
  public Method member() {
    return enclosing == null ? this : enclosing.member();
  }

  int index() {
    if (nested != null) {
      return nested.method();
    }
    return isLambda() ? -1 : link.body().method();
  }

  /** The declaration, or null for a lambda or initialiser. */
  public MethodDecl declaration() {
    return index() < 0 ? null : type().declaration().methods().get(index());
  }

  /** Name of the method, field (initialiser), `<init>`, `<clinit>`, or `lambda`. */
  public String name() {
    if (isLambda()) {
      return "lambda";
    }
    return nested != null ? nested.member() : link.body().member();
  }

  /** `a.b.Type.method(int, String)`; a lambda has the name of its member. */
  public String qualifiedName() {
    if (isLambda()) {
      return enclosing.qualifiedName();
    }
    StringBuilder text =
        new StringBuilder(Namesakes.plain(type().name())).append('.').append(name());
    MethodDecl declared = declaration();
    if (declared != null) {
      List<String> parameters =
          declared.parameters().stream().map(p -> p.type().simpleName()).toList();
      text.append('(').append(String.join(", ", parameters)).append(')');
    }
    return text.toString();
  }

  public boolean isStatic() {
    MethodDecl declared = declaration();
    if (declared != null) {
      return Modifier.isStatic(declared.flags());
    }
    return isLambda() ? enclosing.isStatic() : nested == null && link.body().isStatic();
  }

  public boolean isPrivate() {
    return declaration() != null && Modifier.isPrivate(declaration().flags());
  }

  /** Whether it is what a task class runs: `run` of a Runnable, `call` of a Callable. */
  public boolean isTaskObject() {
    return declaration() != null
        && (name().equals("run") || name().equals("call") || name().equals("compute"))
        && declaration().parameters().isEmpty()
        && (type().is("task") || type().is("thread"));
  }

  public boolean isSynchronized() {
    return declaration() != null && Modifier.isSynchronized(declaration().flags());
  }

  public boolean isConstructor() {
    return name().equals("<init>") && index() >= 0;
  }

  /** Whether it runs while an object or class is being made. */
  public boolean isInitialiser() {
    return !isLambda() && (index() < 0 || isConstructor());
  }

  public Body.Kind kind() {
    return link.body().kind();
  }

  /** The declared result; for a lambda what its place expects. */
  public TypeRef returns() {
    if (isLambda()) {
      TypeModel.Member f = program.model().functionOf(functionType());
      return f == null ? TypeRef.UNKNOWN : f.receiver().apply(f.method().returns());
    }
    return declaration() == null ? TypeRef.UNKNOWN : declaration().returns();
  }

  /** The functional type that a lambda stands for, unknown if nothing says. */
  public TypeRef functionType() {
    return isLambda() ? lambda().type() : TypeRef.UNKNOWN;
  }

  /** A lambda as a value in the body around it; null for anything else. */
  public Expression lambda() {
    return isLambda()
        ? new Expression(link, new Value.Result(region.from() - 1), region.parent())
        : null;
  }

  /**
   * A lambda, or the object whose anonymous class this method belongs to, as a value; else null.
   */
  public Expression creation() {
    if (nested == null) {
      return lambda();
    }
    if (creation < 0) {
      creation = creationId();
    }
    return creation == NOWHERE
        ? null
        : new Expression(
            link, new Value.Result(creation), link.body().events().get(creation).region());
  }

  private int creationId() {
    for (Event event : link.body().events()) {
      if (event instanceof Event.New n && nested.type().equals(n.body())) {
        return event.id();
      }
    }
    return NOWHERE;
  }

  /** When it runs, seen from where it is written. */
  public Timing timing() {
    if (timing == null) {
      timing = Timing.of(this);
    }
    return timing;
  }

  /** The call that receives a lambda as an argument, or null. */
  public Call receivingCall() {
    Use use = argumentUse();
    return use == null ? null : link.call(use.event().id());
  }

  /** Which argument of {@link #receivingCall} it is, or -1. */
  public int receivingIndex() {
    Use use = argumentUse();
    return use == null ? -1 : use.index();
  }

  private Use argumentUse() {
    if (!isLambda()) {
      return null;
    }
    for (Use use : lambda().allUses()) {
      if (use.kind() == Use.Kind.ARGUMENT) {
        return use;
      }
    }
    return null;
  }

  public List<Variable> parameters() {
    List<Variable> all = link.body().variables();
    if (isLambda()) {
      Event.Lambda lambda = (Event.Lambda) link.body().events().get(region.from() - 1);
      return lambda.parameters().stream().map(all::get).toList();
    }
    if (nested != null) {
      return nested.parameters().stream().map(all::get).toList();
    }
    return all.subList(0, link.body().parameters());
  }

  /** Whether it only reads something of its object and returns it, as most getters do. */
  public boolean isPlain() {
    return declaration() != null
        && !isSynchronized()
        && regions(r -> true).isEmpty()
        && declaration().annotations().stream().allMatch(a -> a.name().equals("Override"))
        && areAllPlain();
  }

  private boolean areAllPlain() {
    for (Element e : elements()) {
      if (!isPlain(e)) {
        return false;
      }
    }
    return true;
  }

  private boolean isPlain(Element e) {
    if (e.event() instanceof Event.Read) {
      // reading a static field of another class may run its initialiser
      Field field = e.result().field();
      return field == null || !field.isStatic() || field.owner() == type;
    }
    return e.event() instanceof Event.Operation
        || (e.event() instanceof Event.Return r && !e.expression(r.value()).isNull());
  }

  /** Its calls that may block where it runs, one a statement. */
  public List<Blocked> blocked(Predicate<Context> where, BiPredicate<Context, Effect> what) {
    return program.places().blocked(this, where, what);
  }

  /** The catch clauses of its own code. */
  public List<Catch> catches() {
    return Catch.of(this);
  }

  /** Whether it is declared with `@Override`. */
  boolean isMarkedOverride() {
    return declaration().annotations().stream().anyMatch(a -> a.name().equals("Override"));
  }

  /** The field of its object that is all it gives out; null if it does or gives anything else. */
  Field givenOut() {
    List<Expression> values = returned();
    Expression kept = values.size() == 1 ? values.get(0).localOrigin() : null;
    boolean own =
        kept != null
            && kept.event() instanceof Event.Read read
            && (read.owner() == null || read.owner() instanceof Value.Self);
    return own ? kept.field() : null;
  }

  /** The values that it drops and that a test holds for. */
  public List<Drop> drops(Predicate<Drop> wanted) {
    return those(drops(), wanted);
  }

  /** The values of known kinds that it drops. */
  public List<Drop> drops() {
    List<Drop> found = drops;
    if (found == null) {
      // without the monitor: finding them asks the call graph, which asks other bodies
      found = Drops.of(this);
      drops = found;
    }
    return found;
  }

  /**
   * What it acquires and releases by calls on every way through it; null if it acquires nothing.
   */
  public LockWalk locks() {
    return program.holds().walk(this);
  }

  /** Calls of the sources that may run it. */
  public List<Call> callers() {
    return program.calls().callers(this);
  }

  public Site site(Span span) {
    return new Site(path(), span);
  }

  /** The name in the declaration, or the start of a lambda. */
  public Site site() {
    return site(declaration() == null ? region.keyword() : declaration().span());
  }

  @Override
  public String toString() {
    return qualifiedName();
  }
}
