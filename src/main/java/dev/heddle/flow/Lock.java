package dev.heddle.flow;

import java.util.List;

/**
 * A monitor, lock or semaphore, as far as the sources tell which one.
 *
 * @param kind what it is
 * @param key identity: equal keys in one class or body mean the same object
 * @param place identity across objects: the field or class that all such locks come from
 * @param half of a read-write lock
 * @param text as written, fit for a message
 * @param field where it is kept, or null
 */
public record Lock(Kind kind, String key, String place, Half half, String text, Field field) {

  static final String GIVEN = "given ";
  static final String MOVING = "moving ";

  /** Two walks compare locks all the time: equal names are the same string. */
  public Lock {
    key = key.intern();
    place = place.intern();
    text = text.intern();
  }

  /** What kind of lock it is. */
  public enum Kind {
    MONITOR,
    LOCK,
    STAMPED,
    SEMAPHORE
  }

  /** Which part of a read-write lock. */
  public enum Half {
    WHOLE,
    READ,
    WRITE
  }

  /** The monitor that a `synchronized` block takes; null if nothing tells which. */
  public static Lock monitor(Expression object) {
    return LockNaming.of(object, Kind.MONITOR);
  }

  /** The monitor of a `synchronized` method. */
  static Lock monitorOf(Method method) {
    return method.isStatic()
        ? LockNaming.classMonitor(method.type().name())
        : LockNaming.selfMonitor(method.type());
  }

  /** The lock that a call acquires, tries or releases; null if it does neither or is unknown. */
  public static Lock of(Call call) {
    boolean relevant = call.is("acquire") || call.is("try-acquire") || call.is("release");
    if (!relevant || call.receiver() == null) {
      return null;
    }
    Kind kind = kindOf(call.receiver());
    if (kind == null) {
      return null;
    }
    Lock lock = LockNaming.of(call.receiver(), kind);
    if (lock == null || kind != Kind.STAMPED) {
      return lock;
    }
    String name = call.name().toLowerCase(java.util.Locale.ROOT);
    return lock.with(
        name.contains("read") ? Half.READ : name.contains("write") ? Half.WRITE : Half.WHOLE);
  }

  /** The kind of lock that an object is by its type, or null. */
  static Kind kindOf(Expression object) {
    if (object.is("semaphore")) {
      return Kind.SEMAPHORE;
    }
    if (object.is("stamped-lock")) {
      return Kind.STAMPED;
    }
    return object.is("lock") || object.is("read-write-lock") ? Kind.LOCK : null;
  }

  Lock with(Half other) {
    return new Lock(kind, key, place, other, text, field);
  }

  /** Whether it may be the same as any other: some expression gave it. */
  boolean isOpaque() {
    return key.startsWith("unknown") || key.contains(" " + GIVEN);
  }

  /** Whether a variable that is assigned again tells whose lock it is. */
  boolean movesOn() {
    return key.contains(MOVING);
  }

  /** Whether it is the monitor of a class, and so the same for all objects. */
  boolean isOfClass() {
    return key.startsWith("monitor class ");
  }

  /** Whether only the thread that took it may release it. */
  public boolean isOwned() {
    return kind == Kind.LOCK || kind == Kind.MONITOR;
  }

  /** Whether it is the same lock, whatever the half. */
  public boolean isSameAs(Lock other) {
    return key.equals(other.key);
  }

  /** Whether it is one of those held, whatever the half. */
  boolean isAmong(List<Hold> held) {
    return held.stream().anyMatch(h -> h.lock().isSameAs(this));
  }

  /** Whether releasing this one releases what was taken as the other. */
  boolean releases(Lock taken) {
    return isSameAs(taken)
        && (half == taken.half || half == Half.WHOLE || taken.half == Half.WHOLE);
  }

  /** As written; for the monitor of the current object the name of its type. */
  public String name() {
    return text.equals("this") ? place.substring(place.lastIndexOf('.') + 1) : text;
  }

  @Override
  public String toString() {
    return text;
  }
}
