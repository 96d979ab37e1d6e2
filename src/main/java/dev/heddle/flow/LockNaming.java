package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.List;

/** Finds out which lock an expression stands for. */
final class LockNaming {
  private static final int STEPS = 8;

  private final Lock.Kind kind;
  private Lock.Half half = Lock.Half.WHOLE;
  private boolean kept;

  private LockNaming(Lock.Kind kind) {
    this.kind = kind;
  }

  /** The lock that an expression stands for, or null. */
  static Lock of(Expression object, Lock.Kind kind) {
    return new LockNaming(kind).find(object);
  }

  /** A lock that is kept in the same object as a member read here. */
  static Lock beside(Expression member, Lock lock) {
    Expression read = member.localOrigin();
    boolean own =
        !(read.event() instanceof Event.Read r)
            || r.owner() == null
            || r.owner() instanceof Value.Self;
    if (own || lock.field() == null || lock.field().isStatic()) {
      return lock;
    }
    String prefix = prefix(read, ((Event.Read) read.event()).owner());
    String key = "lock " + prefix + lock.place();
    return new Lock(lock.kind(), key, lock.place(), lock.half(), lock.text(), lock.field());
  }

  static Lock classMonitor(String type) {
    String simple = type.substring(type.lastIndexOf('.') + 1) + ".class";
    return new Lock(
        Lock.Kind.MONITOR, "monitor class " + type, type + ".class", Lock.Half.WHOLE, simple, null);
  }

  static Lock selfMonitor(Type type) {
    String root = root(type);
    return new Lock(Lock.Kind.MONITOR, "monitor this " + root, root, Lock.Half.WHOLE, "this", null);
  }

  /** The topmost super class in the sources: all of them lock the same object as `this`. */
  static String root(Type type) {
    Type at = type;
    for (int i = 0; i < STEPS; i++) {
      List<TypeRef> supertypes = at.declaration().supertypes();
      Type above = supertypes.isEmpty() ? null : at.program().type(supertypes.get(0).name());
      if (above == null || above.isInterface()) {
        return at.name();
      }
      at = above;
    }
    return at.name();
  }

  private Lock find(Expression object) {
    Expression at = object;
    for (int i = 0; i < STEPS; i++) {
      kept |= at.variable() != null;
      at = at.localOrigin();
      Expression next = next(at);
      if (next == null) {
        return name(at, object);
      }
      at = next;
    }
    return null;
  }

  /** What stands behind a half of a lock, an accessor or a field that only holds another. */
  private Expression next(Expression at) {
    Call call = at.call();
    if (call != null && !call.isNew()) {
      if (call.is("read-half") || call.is("write-half")) {
        half = call.is("read-half") ? Lock.Half.READ : Lock.Half.WRITE;
        return call.receiver();
      }
      return accessed(call);
    }
    Field field = at.field();
    if (field != null && field.isFinal() && field.values().size() == 1) {
      Expression value = field.values().get(0).localOrigin();
      Call from = value.call();
      boolean isHalf = from != null && (from.is("read-half") || from.is("write-half"));
      return isHalf || (value.field() != null && value.field() != field) ? value : null;
    }
    return null;
  }

  /** The field that a getter of the same object gives. */
  private static Expression accessed(Call call) {
    if (call.isNew()) {
      return null;
    }
    boolean own = call.isUnqualified() || call.receiver().isThis() || call.receiver().isTypeName();
    List<Method> targets = own ? call.targets() : List.of();
    if (targets.size() != 1 || targets.get(0).returned().size() != 1) {
      return null;
    }
    Expression returned = targets.get(0).returned().get(0);
    return returned.field() != null && call.arguments().isEmpty() ? returned : null;
  }

  private Lock name(Expression at, Expression written) {
    String word = kind == Lock.Kind.MONITOR ? "monitor " : "lock ";
    String text = written.text().isEmpty() ? at.text() : written.text();
    if (at.value() instanceof Value.Self self) {
      return self(at, self);
    }
    if (at.value() instanceof Value.Constant c && c.kind() == Value.Literal.CLASS) {
      String type = at.method().resolve(TypeRef.of(c.text())).name();
      return classMonitor(type);
    }
    if (at.event() instanceof Event.Read r) {
      return field(at, r, word);
    }
    Field part = OtherPart.of(at.call());
    if (part != null) {
      String place = part.owner().name() + "." + part.name();
      String key = word + prefix(at, at.call().receiver().value()) + place;
      return lock(key, monitorPlace(at, place), text, part);
    }
    String body = "@" + at.link().path() + at.link().body().regions().get(0).span();
    Variable v = at.variable();
    if (v != null) {
      boolean fixed = at.link().uses().isWrittenOnce(v.id());
      String place = place(at, body);
      String seen = written.variable() == null ? place : monitorPlace(written, place);
      return fixed ? lock(word + "v" + v.id() + body, seen, v.text(), null) : null;
    }
    if (at.event() instanceof Event.New || at.event() instanceof Event.NewArray) {
      return lock(word + "e" + at.event().id() + body, place(at, body), text, null);
    }
    // what an expression gives is one object as long as a local keeps it
    if (kept && at.event() != null && !(at.event() instanceof Event.ArrayLoad)) {
      return lock(word + Lock.GIVEN + at.event().id() + body, place(at, body), text, null);
    }
    boolean named = at.call() == null && at.event() instanceof Event.ArrayLoad;
    return named ? lock(word + Term.of(at) + body, place(at, body), text, null) : null;
  }

  private Lock self(Expression at, Value.Self self) {
    Type type =
        self.type().isEmpty()
            ? at.method().type()
            : at.program().type(at.method().resolve(TypeRef.of(self.type())).name());
    return type == null ? null : selfMonitor(type);
  }

  private Lock field(Expression at, Event.Read r, String word) {
    Field field = at.field();
    boolean own = r.owner() == null || r.owner() instanceof Value.Self;
    String owner = field == null ? at.method().type().name() : field.owner().name();
    boolean direct = own || (field != null && field.isStatic());
    String prefix = direct ? "" : prefix(at, r.owner());
    String place = owner + "." + r.name();
    return lock(word + prefix + place, monitorPlace(at, place), r.name(), field);
  }

  /** Which object a field belongs to, in words. */
  private static String prefix(Expression at, Value owner) {
    String fixed = ownPart(at, owner);
    if (fixed != null) {
      return fixed;
    }
    String body = "@" + at.link().path() + at.link().body().regions().get(0).span();
    return (movesOn(at.beside(owner)) ? Lock.MOVING : "") + Term.of(at.link(), owner) + body;
  }

  /** Whether the object is another one each time its variable is assigned. */
  private static boolean movesOn(Expression owner) {
    Expression at = owner;
    for (int i = 0; i < STEPS; i++) {
      if (!(at.localOrigin().event() instanceof Event.Read r) || r.owner() == null) {
        break;
      }
      at = at.beside(r.owner());
    }
    Variable v = at.localOrigin().variable();
    return v != null && !at.link().uses().isWrittenOnce(v.id());
  }

  /** The final field of the current object that holds the lock's owner; null if it is another. */
  private static String ownPart(Expression at, Value owner) {
    Expression part = at.beside(owner);
    Field field = part.field();
    boolean own =
        part.event() instanceof Event.Read r
            && (r.owner() == null || r.owner() instanceof Value.Self);
    return field != null && field.isFinal() && own
        ? field.owner().name() + "." + field.name() + "."
        : null;
  }

  /** An object whose class locks itself is the same lock wherever it is kept. */
  private String monitorPlace(Expression at, String otherwise) {
    Type type = kind == Lock.Kind.MONITOR ? at.program().type(at.type().name()) : null;
    return type == null || at.type().isArray() ? otherwise : root(type);
  }

  private String place(Expression at, String body) {
    String otherwise = at.variable() != null ? "v" + at.variable().id() + body : body;
    return monitorPlace(at, otherwise);
  }

  private Lock lock(String key, String place, String text, Field field) {
    return new Lock(kind, key, place, half, text, field);
  }
}
