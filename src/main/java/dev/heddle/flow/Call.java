package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.catalog.Runs;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A method call or object creation: what it means and what it may run. */
public final class Call extends Element {
  private Meaning meaning;
  private Callee callee;
  private List<Expression> arguments;
  private volatile List<Method> targets;
  private volatile Optional<Effect> waits;

  Call(BodyLink link, Event event) {
    super(link, event);
  }

  public boolean isNew() {
    return event() instanceof Event.New;
  }

  /** The method's name, `new` for an object creation, `<init>` for `this(..)` and `super(..)`. */
  public String name() {
    return event() instanceof Event.Call c ? c.name() : "new";
  }

  /** The receiver; the current object where it is left out, null for an object creation. */
  public Expression receiver() {
    if (event() instanceof Event.Call c) {
      return expression(c.receiver() == null ? new Value.Self("") : c.receiver());
    }
    return null;
  }

  /**
   * The future, latch or thread that it is about: the argument of a static helper, or the receiver.
   */
  Expression subject() {
    return is("of-argument") && !arguments().isEmpty() ? argument(0) : receiver();
  }

  public boolean isUnqualified() {
    return event() instanceof Event.Call c && c.receiver() == null;
  }

  public List<Expression> arguments() {
    if (arguments == null) {
      List<Value> values =
          event() instanceof Event.Call c ? c.arguments() : ((Event.New) event()).arguments();
      List<Expression> all = values.isEmpty() ? List.of() : new ArrayList<>(values.size());
      for (Value value : values) {
        all.add(expression(value));
      }
      arguments = all;
    }
    return arguments;
  }

  public Expression argument(int index) {
    List<Expression> all = arguments();
    return index < all.size() ? all.get(index) : null;
  }

  Callee callee() {
    Callee known = callee;
    if (known == null) {
      Typing typing = link().typing();
      known = typing.calleeOrNone(id());
      // amid the search for a type the answer may rest on what is not known yet
      if (typing.isSettled()) {
        callee = known;
      }
    }
    return known.isNone() ? null : known;
  }

  /** The declared method, or null if it is not known. */
  public MethodDecl declaration() {
    Callee callee = callee();
    return callee == null ? null : callee.method();
  }

  /** Qualified name of the type that declares the method, or null if it is not known. */
  public String owner() {
    Callee callee = callee();
    return callee == null ? null : callee.owner().name();
  }

  /** The static type of the receiver, of the created object, or of the type around the call. */
  public TypeRef receiverType() {
    if (event() instanceof Event.New n) {
      return link().resolve(n.type(), n.region());
    }
    Callee callee = callee();
    Event.Call c = (Event.Call) event();
    if (callee != null && c.receiver() == null) {
      return callee.receiver();
    }
    TypeRef type = receiver().type();
    if (type.variable()) {
      TypeRef bound = link().boundOf(type.name());
      return bound == null ? TypeRef.OBJECT : bound;
    }
    return type;
  }

  /** The argument passed for a parameter of the only method that it may run, or null. */
  Expression given(Expression parameter) {
    List<Method> targets = isNew() || parameter.variable() == null ? List.of() : targets();
    int index =
        targets.size() == 1 ? targets.get(0).parameters().indexOf(parameter.variable()) : -1;
    return index < 0 || targets.get(0).link() != parameter.link() ? null : argument(index);
  }

  /** The type of parameter {@code i} with type arguments put in, unknown if it is not known. */
  public TypeRef parameterType(int i) {
    Callee callee = callee();
    return callee == null ? TypeRef.UNKNOWN : callee.parameter(i, arguments().size());
  }

  /** Finds out what all rules ask of it; done beforehand, so that no thread waits for another. */
  public void understand() {
    meaning();
    targets();
    waits();
  }

  /** What the catalog says of the call. */
  public Meaning meaning() {
    if (meaning == null) {
      meaning = Meaning.of(this);
    }
    return meaning;
  }

  /** Whether the catalog calls it this (`launch`, `operator` …). */
  public boolean is(String trait) {
    return (meaning != null || program().catalog().mayBe(trait, name()))
        && meaning().traits().contains(trait);
  }

  /** What the call itself waits for according to the catalog, or null. */
  public Blocking blocks() {
    return meaning().blocks();
  }

  /** The effect of waiting that it has by itself, null if it has none. */
  Effect waits() {
    Optional<Effect> known = waits;
    if (known == null) {
      known = Optional.ofNullable(BlockingOperation.find(this));
      waits = known;
    }
    return known.orElse(null);
  }

  /**
   * Whether it waits, with no end in sight, for other work of the program: an outcome, a latch. Not
   * for the end of a thread, nor where the outcome is known to be there.
   */
  public boolean waitsForWork() {
    boolean waits = is("join") || is("blocking-operator");
    boolean work = blocks() == Blocking.FUTURE || blocks() == Blocking.SYNCHRONISER;
    boolean thread = receiver() != null && receiver().is("thread");
    boolean bounded = is("timed-wait") || is("shutdown") || isZeroWait();
    return waits && work && !thread && !bounded && !KnownComplete.holds(this);
  }

  private boolean isZeroWait() {
    Expression first = argument(0);
    return first != null && ("0".equals(first.constant()) || "0L".equals(first.constant()));
  }

  /** Where function argument {@code i} runs; unknown if the catalog does not say. */
  public Runs runs(int i) {
    return meaning().runs().getOrDefault(i, Runs.UNKNOWN);
  }

  /** What the catalog advises here on a topic (a rule id), or null. */
  public String remedy(String topic) {
    return program().remedy(receiverType(), topic);
  }

  /** The project's bodies that the call may run: the declared one and its overriders. */
  public List<Method> targets() {
    List<Method> known = targets;
    if (known == null) {
      known = program().calls().targets(this);
      if (link().typing().isSettled()) {
        targets = known;
      }
    }
    return known;
  }

  /** Whether the call's target is declared in the sources. */
  public boolean isProject() {
    Callee callee = callee();
    return callee != null && program().type(callee.owner().name()) != null;
  }

  /** The call made on the result, if that is all that becomes of it; else null. */
  Call next() {
    List<Use> uses = result().uses();
    boolean single = uses.size() == 1 && uses.get(0).kind() == Use.Kind.RECEIVER;
    return single ? result().callOf(uses.get(0)) : null;
  }

  /** The call as written, shortened for a message: `store.save` or `new Thread`. */
  public String text() {
    if (isNew()) {
      return "new " + receiverType().simpleName();
    }
    String receiver = isUnqualified() ? "" : receiver().text();
    return receiver.isEmpty() ? name() : receiver + "." + name();
  }

  /** The call with the type that its receiver has: `Files.readString`, `Statement.execute`. */
  public String typedText() {
    if (isNew()) {
      return text();
    }
    TypeRef type = receiverType();
    String simple = type.isUnknown() || type.dimensions() > 0 ? "" : type.simpleName() + ".";
    return simple + name();
  }

  @Override
  public String toString() {
    return text() + "(..)";
  }
}
