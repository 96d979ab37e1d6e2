package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A value where it stands in a body: its type, where it comes from and how it is used. */
public final class Expression {
  private final BodyLink link;
  private final Value value;
  private final int region;

  Expression(BodyLink link, Value value, int region) {
    this.link = link;
    this.value = value;
    this.region = region;
  }

  BodyLink link() {
    return link;
  }

  public Value value() {
    return value;
  }

  public Program program() {
    return method().program();
  }

  /** The body in which it stands. */
  public Method method() {
    return link.method(link.functionOf(region));
  }

  /** The static type, unknown if nothing says. */
  public TypeRef type() {
    return link.typing().of(value, region);
  }

  /** Whether the static type is of this kind in the catalog's words. */
  public boolean is(String kind) {
    return kinds().contains(kind);
  }

  public Set<String> kinds() {
    return program().kinds(type());
  }

  /** The call or creation whose result it is, or null. */
  public Call call() {
    return value instanceof Value.Result r ? link.call(r.event()) : null;
  }

  /** The event whose result it is, or null. */
  public Event event() {
    return value instanceof Value.Result r ? link.body().events().get(r.event()) : null;
  }

  /** The local variable it reads, or null. */
  public Variable variable() {
    return value instanceof Value.Local l ? link.body().variables().get(l.variable()) : null;
  }

  /** The field of the sources that it reads, itself or through an accessor; or null. */
  public Field field() {
    Event event = event();
    if (event instanceof Event.Read r) {
      return link.field(r);
    }
    return event instanceof Event.Call c ? link.accessed(c) : null;
  }

  public boolean isThis() {
    return value instanceof Value.Self s && s.type().isEmpty();
  }

  /** Whether it is the current object, also seen as its super class or as that of an outer type. */
  public boolean isSelf() {
    return value instanceof Value.Self || value instanceof Value.Super;
  }

  /** A short name in capitals that might have been a constant of another file, but is a type. */
  private boolean isCapitalType() {
    return event() instanceof Event.Read r
        && r.owner() == null
        && r.name().length() <= 4
        && Character.isUpperCase(r.name().charAt(0))
        && field() == null
        && type().simpleName().equals(r.name());
  }

  /** Whether both certainly are one object: the same local, the same field, or one origin. */
  public boolean isSame(Expression other) {
    if (other == null) {
      return false;
    }
    Field field = keptIn();
    if (field != null) {
      return field == other.keptIn();
    }
    return equals(other) || origin().equals(other.origin());
  }

  /** The field that it reads, or the final one that it was copied from; or null. */
  private Field keptIn() {
    Field own = field();
    if (own != null || variable() == null) {
      return own;
    }
    Field copied = localOrigin().field();
    return copied != null && copied.isFinal() ? copied : null;
  }

  /** Whether it names a type, as the receiver of a static call does. */
  public boolean isTypeName() {
    return value instanceof Value.TypeName || isCapitalType();
  }

  public boolean isNull() {
    return value instanceof Value.Constant c && c.kind() == Value.Literal.NULL;
  }

  /** The literal's text, also of a constant field of the sources; null if it is no constant. */
  public String constant() {
    Expression origin = origin();
    if (origin.value instanceof Value.Constant c) {
      return c.text();
    }
    Field field = origin.field();
    return field != null && field.isFinal() ? field.declaration().constant() : null;
  }

  /**
   * Where the value comes from: through locals written once, casts, type patterns and final fields
   * with one value, as far as that is certain; itself if it comes from nowhere else.
   */
  public Expression origin() {
    Expression at = this;
    for (int steps = 0; steps < 20; steps++) {
      Expression before = at.before();
      if (before == null) {
        return at;
      }
      at = before;
    }
    return at;
  }

  /** Like {@link #origin} but stays inside the body: fields are not followed. */
  public Expression localOrigin() {
    Expression at = this;
    for (int steps = 0; steps < 20; steps++) {
      Expression before = at.field() != null ? null : at.before();
      if (before == null) {
        return at;
      }
      at = before;
    }
    return at;
  }

  private Expression before() {
    if (value instanceof Value.Local l) {
      Variable v = link.body().variables().get(l.variable());
      if (v.kind() == Variable.Kind.PATTERN) {
        Event.InstanceOf test = link.uses().test(v.id());
        return test == null ? null : new Expression(link, test.value(), test.region());
      }
      boolean local = v.kind() == Variable.Kind.LOCAL || v.kind() == Variable.Kind.RESOURCE;
      Event.Assign only = local ? link.uses().onlyValue(l.variable()) : null;
      if (only == null) {
        return null;
      }
      return new Expression(link, only.value(), only.region());
    }
    if (event() instanceof Event.Cast c) {
      return new Expression(link, c.value(), c.region());
    }
    if (event() instanceof Event.Assign a && a.operator().equals("=")) {
      return new Expression(link, a.value(), a.region());
    }
    if (event() instanceof Event.Store s && s.operator().equals("=")) {
      return new Expression(link, s.value(), s.region());
    }
    Expression given = unlessNull();
    if (given != null) {
      return given;
    }
    if (event() instanceof Event.Call call && !call.arguments().isEmpty()) {
      return call().is("passes-argument") ? beside(call.arguments().get(0)) : null;
    }
    Field field = field();
    if (field != null && (field.isFinal() || field.isPrivate())) {
      List<Expression> values = field.values();
      Expression only = values.size() == 1 ? values.get(0) : null;
      // before it is set, a field that is not final is false, 0 or null
      boolean changes = only != null && !field.isFinal() && only.value instanceof Value.Constant;
      return changes && !field.isInitialised() ? null : only;
    }
    return null;
  }

  /** What `c ? null : x` is if it is anything; null if both arms are something. */
  private Expression unlessNull() {
    if (!(event() instanceof Event.Operation o) || !o.operator().equals("?:")) {
      return null;
    }
    Expression first = beside(o.operands().get(1));
    Expression second = beside(o.operands().get(2));
    if (first.isNull() == second.isNull()) {
      return null;
    }
    return first.isNull() ? second : first;
  }

  /** The values that a choice written here has: the arms of `?:` or `switch`; else nothing. */
  List<Expression> arms() {
    if (event() instanceof Event.Operation o
        && (o.operator().equals("?:") || o.operator().equals("switch"))) {
      return o.operands().stream().skip(1).map(v -> new Expression(link, v, o.region())).toList();
    }
    return List.of();
  }

  /** What the callers in the sources pass, if this is a parameter of a method; else nothing. */
  public List<Expression> givenByCallers() {
    Variable variable = variable();
    if (variable == null || variable.kind() != Variable.Kind.PARAMETER) {
      return List.of();
    }
    Method method = link.method(link.functionOf(variable.region()));
    int index = method.parameters().indexOf(variable);
    List<Expression> given = new ArrayList<>();
    for (Call call : method.callers()) {
      Expression argument = index < 0 ? null : call.argument(index);
      if (argument != null) {
        given.add(argument);
      }
    }
    return given;
  }

  /** Another value of the same place. */
  Expression beside(Value other) {
    return new Expression(link, other, region);
  }

  /** How it is used: by events of the same body, lambdas inside it included. */
  public List<Use> uses() {
    return link.uses().of(value);
  }

  /** Its uses, and those of the locals, casts and conditionals it is put into. */
  public List<Use> allUses() {
    List<Use> all = new ArrayList<>();
    collect(value, all, new ArrayList<>());
    return all;
  }

  /** The calls on the object that this is, also through a field that keeps it. */
  List<Call> callsOn() {
    List<Call> calls = new ArrayList<>();
    receivers(this, calls);
    for (Use use : allUses()) {
      if (use.event() instanceof Event.Store s) {
        Field field = link.field(s);
        if (field != null) {
          field.reads().forEach(r -> receivers(r.result(), calls));
        }
      }
    }
    return calls;
  }

  private static void receivers(Expression value, List<Call> out) {
    for (Use use : value.allUses()) {
      if (use.kind() == Use.Kind.RECEIVER) {
        out.add(value.callOf(use));
      }
    }
  }

  private void collect(Value from, List<Use> out, List<Value> seen) {
    if (seen.contains(from)) {
      return;
    }
    seen.add(from);
    for (Use use : link.uses().of(from)) {
      if (isPassed(use)) {
        collect(new Value.Result(use.event().id()), out, seen);
        continue;
      }
      out.add(use);
      if (use.kind() == Use.Kind.ASSIGNED) {
        collect(new Value.Local(((Event.Assign) use.event()).variable()), out, seen);
        collect(new Value.Result(use.event().id()), out, seen);
      } else if (use.kind() == Use.Kind.CAST || isArm(use)) {
        collect(new Value.Result(use.event().id()), out, seen);
      } else if (use.event() instanceof Event.InstanceOf test && test.variable() >= 0) {
        collect(new Value.Local(test.variable()), out, seen);
      }
    }
  }

  /** As the argument of a call that gives it back: `requireNonNull(x)`. */
  private boolean isPassed(Use use) {
    return use.kind() == Use.Kind.ARGUMENT
        && use.index() == 0
        && use.event() instanceof Event.Call
        && link.call(use.event().id()).is("passes-argument");
  }

  /** As an arm of `?:` or of a switch expression it is what that gives. */
  static boolean isArm(Use use) {
    return use.kind() == Use.Kind.OPERAND
        && use.index() > 0
        && use.event() instanceof Event.Operation o
        && (o.operator().equals("?:") || o.operator().equals("switch"));
  }

  /** The element that makes a use of it; null if a region does. */
  public Element user(Use use) {
    return use.event() == null ? null : link.element(use.event());
  }

  /** The call that makes a use of it, or null. */
  public Call callOf(Use use) {
    return use.event() == null ? null : link.call(use.event().id());
  }

  /**
   * The code it stands for if it is a function of the sources: a lambda, a method reference, an
   * object of an anonymous class or of a class with one method to run; else null.
   */
  public Method function() {
    return Functions.of(this);
  }

  /** As written, shortened for a message; empty if there is nothing short to say. */
  public String text() {
    return Wording.of(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Expression e && e.link == link && e.value.equals(value);
  }

  @Override
  public int hashCode() {
    return link.hashCode() + value.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
