package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Writes that no other thread can split, because it never writes: the object has one user at a time
 * by contract, is not known yet, one thread of the sources alone writes, or one that has claimed
 * it.
 */
final class LoneWriter {
  private static final int DEPTH = 4;

  /** By this, collections for one user at a time notice a second one; copies of theirs keep it. */
  private static final String FAIL_FAST = "modCount";

  private LoneWriter() {}

  /** Whether a field, or what is in it, is written by one thread at a time. */
  static boolean is(Element write, Field field) {
    Method method = write.method();
    boolean own = isOwn(write);
    boolean ofObject = own && field != null && !field.isStatic();
    return (ofObject && !isFluent(method) && Access.isUnshared(method, DEPTH))
        || (own && isClaimed(write, method.member().type(), DEPTH))
        || Access.isForTests(method.member())
        || (own && field != null && isOfOneUser(field, method.member().type()))
        || (ofObject && field.name().equals(FAIL_FAST))
        || (field != null && isWrittenByOneThread(field));
  }

  /** A step of a builder, or of something else that counts. */
  private static boolean isFluent(Method method) {
    return method.returned().stream().anyMatch(Expression::isThis);
  }

  /** Whether the field belongs to the current object. */
  private static boolean isOwn(Element write) {
    if (write.event() instanceof Event.Store s) {
      return s.owner() == null || s.owner() instanceof Value.Self;
    }
    Expression receiver = ((Call) write).receiver();
    return receiver.event() instanceof Event.Read r
        && (r.owner() == null || r.owner() instanceof Value.Self);
  }

  private static boolean isOfOneUser(Field field, Type type) {
    return field.owner() == type
        && field.isVolatile()
        && !field.isStatic()
        && (type.is("io-resource") || type.is("one-user"));
  }

  /** Behind `if (busy.compareAndSet(false, true))` on the same object. */
  private static boolean isClaimed(Element e, Type type, int depth) {
    if (e.decisions().stream()
        .anyMatch(d -> OneThread.says(d.condition(), d.outcome(), c -> isClaim(c, type)))) {
      return true;
    }
    Method method = e.method();
    if (method.isLambda()) {
      return method.timing() == Timing.AT_ONCE && isClaimed(Holds.creation(method), type, depth);
    }
    List<Call> callers = method.isPrivate() && depth > 0 ? method.callers() : List.of();
    return !callers.isEmpty()
        && method.program().calls().references(method).isEmpty()
        && callers.stream()
            .allMatch(
                c -> (c.isUnqualified() || c.receiver().isThis()) && isClaimed(c, type, depth - 1));
  }

  private static boolean isClaim(Call call, Type type) {
    Field flag = call.is("sets-if-same") ? call.receiver().field() : null;
    return flag != null
        && flag.owner() == type
        && !flag.isStatic()
        && call.method().member().type() == type;
  }

  private static boolean isWrittenByOneThread(Field field) {
    List<Type> threads = new ArrayList<>();
    for (Element write : writes(field)) {
      if (!write.method().member().isInitialiser()) {
        threads.add(threadOf(write.method(), DEPTH));
      }
    }
    Type first = threads.isEmpty() ? null : threads.get(0);
    return first != null && threads.stream().allMatch(t -> t == first) && isStartedOnce(first);
  }

  /** Stores to the field, and for a field with a collection the calls that change it. */
  private static List<Element> writes(Field field) {
    List<Element> writes = new ArrayList<>(field.writes());
    field.reads().stream().filter(LoneWriter::mayChange).forEach(writes::add);
    return writes;
  }

  /** Unless the value read is only asked. */
  private static boolean mayChange(Element read) {
    Expression value = read.result();
    return !Typing.isPrimitive(value.type())
        && value.allUses().stream()
            .anyMatch(u -> u.kind() != Use.Kind.RECEIVER || !isAsking(value.callOf(u)));
  }

  private static boolean isAsking(Call call) {
    return !call.is("mutates") && (call.is("container") || call.is("safe") || call.is("reads-key"));
  }

  /** The thread of the sources that alone runs a body; null if others may, or none is seen. */
  private static Type threadOf(Method method, int depth) {
    if (method.isLambda()) {
      return method.timing() == Timing.AT_ONCE ? threadOf(method.enclosing(), depth) : null;
    }
    Type type = method.type();
    if (type.is("thread") && method.equals(type.function())) {
      return type;
    }
    List<Call> callers = depth > 0 && isHidden(method) ? method.callers() : List.of();
    if (callers.isEmpty() || !method.program().calls().references(method).isEmpty()) {
      return null;
    }
    List<Type> threads = callers.stream().map(c -> threadOf(c.method(), depth - 1)).toList();
    return threads.stream().allMatch(t -> Objects.equals(t, threads.get(0)))
        ? threads.get(0)
        : null;
  }

  private static boolean isHidden(Method method) {
    return method.declaration() != null
        && (Modifier.isPrivate(method.declaration().flags())
            || Modifier.isPrivate(method.type().declaration().flags()));
  }

  private static boolean isStartedOnce(Type thread) {
    List<Call> made = thread.program().calls().creations(thread.name());
    return made.size() == 1 && Access.isUnshared(made.get(0).method(), DEPTH);
  }
}
