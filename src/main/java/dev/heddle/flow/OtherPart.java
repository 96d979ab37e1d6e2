package dev.heddle.flow;

import dev.heddle.code.TypeDecl;
import dev.heddle.fact.Event;
import java.util.List;

/** A final field of another object that a call only gives out: `room.lock()` of a record. */
final class OtherPart {
  private OtherPart() {}

  /** The field; null if the call does more or the object is none that keeps its name. */
  static Field of(Call call) {
    if (call == null || call.isNew() || !call.arguments().isEmpty() || !isNamed(call.receiver())) {
      return null;
    }
    List<Method> targets = call.targets();
    Method only = targets.size() == 1 ? targets.get(0) : null;
    Field given = only == null ? null : only.givenOut();
    Field field = targets.isEmpty() ? component(call) : given;
    return field != null && field.isFinal() && !field.isStatic() ? field : null;
  }

  /** Whether an object is read from a variable or field, not made or looked up by a call. */
  private static boolean isNamed(Expression object) {
    return object.variable() != null || object.event() instanceof Event.Read;
  }

  /** What the accessor of a record gives that is left to the compiler. */
  private static Field component(Call accessor) {
    Type type = accessor.program().type(accessor.receiver().type().name());
    return type != null && type.declaration().kind() == TypeDecl.Kind.RECORD
        ? type.field(accessor.name())
        : null;
  }
}
