package dev.heddle.flow;

import dev.heddle.code.TypeDecl;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
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
    Field field = targets.isEmpty() ? component(call) : returned(targets);
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

  private static Field returned(List<Method> targets) {
    List<Expression> values = targets.size() == 1 ? targets.get(0).returned() : List.of();
    Expression kept = values.size() == 1 ? values.get(0).localOrigin() : null;
    boolean own =
        kept != null
            && kept.event() instanceof Event.Read read
            && (read.owner() == null || read.owner() instanceof Value.Self);
    return own ? kept.field() : null;
  }
}
