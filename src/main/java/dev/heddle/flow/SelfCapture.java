package dev.heddle.flow;

import dev.heddle.code.TypeDecl;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Whether a value carries the object under construction: itself, or code that uses it. */
final class SelfCapture {
  private static final int DEPTH = 5;

  private final Type self;
  private final Set<String> selfAncestors;

  /**
   * @param self the type of the object
   */
  SelfCapture(Type self) {
    this.self = self;
    this.selfAncestors = self.program().ancestors(self.name());
  }

  /** Whether the value, as it stands in code of the object's type, carries the object. */
  boolean isIn(Expression value) {
    return isIn(value, DEPTH);
  }

  private boolean isIn(Expression value, int depth) {
    if (isSelf(value.value(), value.method())) {
      return true;
    }
    if (depth == 0) {
      return false;
    }
    Expression origin = value.origin();
    Event event = origin.event();
    if (event instanceof Event.Lambda) {
      return origin.function() != null && usesSelf(origin.function());
    }
    if (event instanceof Event.MethodReference r) {
      return isSelf(r.qualifier(), origin.method());
    }
    Call call = origin.call();
    if (call == null) {
      return isSelf(origin.value(), origin.method());
    }
    if (call.isNew() && isInner(call)) {
      return true;
    }
    boolean inReceiver =
        !call.isNew() && call.receiver().call() != null && isIn(call.receiver(), depth - 1);
    return inReceiver || call.arguments().stream().anyMatch(a -> isIn(a, depth - 1));
  }

  private boolean isSelf(Value value, Method where) {
    if (value instanceof Value.Super) {
      return where.type() == self;
    }
    if (value instanceof Value.Self s) {
      return s.type().isEmpty() ? where.type() == self : isNamed(s.type());
    }
    return false;
  }

  /** Whether `Outer` of `Outer.this` means the type. */
  private boolean isNamed(String written) {
    String name = Namesakes.plain(self.name());
    return name.equals(written) || name.endsWith("." + written);
  }

  /** An object of an inner class, or of an anonymous class that uses the object around it. */
  private boolean isInner(Call creation) {
    String body = ((Event.New) creation.event()).body();
    String name = body == null ? creation.receiverType().name() : body;
    Type created = self.program().type(name);
    if (created == null || created == self) {
      return false;
    }
    TypeDecl declared = created.declaration();
    boolean member =
        body == null
            && declared.kind() == TypeDecl.Kind.CLASS
            && !Modifier.isStatic(declared.flags())
            && self.name().equals(declared.outer())
            && !isNumbered(created.simpleName());
    return member || created.methods().stream().anyMatch(this::usesSelf);
  }

  private static boolean isNumbered(String simpleName) {
    return Character.isDigit(simpleName.charAt(0));
  }

  /** Whether code uses the object: calls a method of it, touches a field, or passes it on. */
  private boolean usesSelf(Method code) {
    return code.allElements().stream().anyMatch(this::usesSelf);
  }

  private boolean usesSelf(Element e) {
    Method where = e.method();
    if (e instanceof Call call) {
      return isOwnCall(call) || (call.isNew() && isInnerCreation(call)) || passes(call, where);
    }
    if (e.event() instanceof Event.Read r) {
      return isOwnField(r.owner(), r.name(), e);
    }
    if (e.event() instanceof Event.Store s) {
      return isOwnField(s.owner(), s.name(), e) || isSelf(s.value(), where);
    }
    return operands(e.event()).stream().anyMatch(v -> isSelf(v, where));
  }

  private boolean isInnerCreation(Call call) {
    Type created = self.program().type(call.receiverType().name());
    return created != null
        && created != self
        && self.name().equals(created.declaration().outer())
        && created.declaration().kind() == TypeDecl.Kind.CLASS
        && !Modifier.isStatic(created.declaration().flags())
        && !isNumbered(created.simpleName());
  }

  private boolean passes(Call call, Method where) {
    return (!call.isNew() && !call.isUnqualified() && isSelf(call.receiver().value(), where))
        || call.arguments().stream().anyMatch(a -> isSelf(a.value(), where));
  }

  private boolean isOwnCall(Call call) {
    return !call.isNew()
        && call.isUnqualified()
        && !call.name().equals("<init>")
        && call.declaration() != null
        && !Modifier.isStatic(call.declaration().flags())
        && isOwnMember(call.owner(), call.method());
  }

  private boolean isOwnField(Value owner, String name, Element at) {
    if (owner != null) {
      return isSelf(owner, at.method());
    }
    Field field = at.link().field(null, name, at.event().region());
    return field != null && !field.isStatic() && isOwnMember(field.owner().name(), at.method());
  }

  /** Whether an unqualified member means one of the object, not of a class inside it. */
  private boolean isOwnMember(String owner, Method where) {
    return selfAncestors.contains(owner)
        && (where.type() == self || !self.program().ancestors(where.type().name()).contains(owner));
  }

  private static List<Value> operands(Event event) {
    List<Value> values = new ArrayList<>();
    if (event instanceof Event.Return r && r.value() != null) {
      values.add(r.value());
    } else if (event instanceof Event.Assign a) {
      values.add(a.value());
    } else if (event instanceof Event.MethodReference m && m.qualifier() != null) {
      values.add(m.qualifier());
    } else if (event instanceof Event.Operation o) {
      values.addAll(o.operands());
    }
    return values;
  }
}
