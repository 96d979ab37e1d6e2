package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A method reference of the sources.
 *
 * @param element the reference itself
 */
public record Reference(Element element) {
  /** The function that it is. */
  public Expression value() {
    return element.result();
  }

  String name() {
    return ((Event.MethodReference) element.event()).name();
  }

  /** What stands before the `::`. */
  Expression qualifier() {
    Event.MethodReference at = (Event.MethodReference) element.event();
    return new Expression(element.link(), at.qualifier(), at.region());
  }

  /** As written, for a message. */
  String text() {
    String before = qualifier().text();
    return (before.isEmpty() ? qualifierType().simpleName() : before) + "::" + name();
  }

  /** The functions that made the elements it runs for, as far as its body shows them. */
  List<Expression> madeBefore() {
    Call step = receivingCall();
    List<Expression> made = new ArrayList<>();
    for (Call each : step == null ? List.<Call>of() : Drop.chain(step.receiver().localOrigin())) {
      made.addAll(each.arguments());
      Expression source = each.isNew() ? each.result() : each.receiver();
      for (Use use : source.allUses()) {
        if (use.kind() == Use.Kind.RECEIVER && source.callOf(use).is("mutates")) {
          made.addAll(source.callOf(use).arguments());
        }
      }
    }
    return made;
  }

  /** The static type before the `::`. */
  TypeRef qualifierType() {
    return element.link().typing().qualifierType((Event.MethodReference) element.event());
  }

  /** Whether the catalog calls every overload of the library method that it names this. */
  boolean is(String trait) {
    TypeRef type = qualifierType();
    if (type.isUnknown() || type.dimensions() > 0 || value().function() != null) {
      return false;
    }
    Program program = value().program();
    String name = name();
    return program.ancestors(type.name()).stream()
        .map(program.catalog()::type)
        .filter(Objects::nonNull)
        .flatMap(meaning -> meaning.methods().stream())
        .anyMatch(
            m ->
                m.names(name)
                    && m.traits().contains(trait)
                    && m.parameters() == null
                    && m.arguments() < 0);
  }

  /** The call that receives it as an argument, also through a local; null if there is none. */
  public Call receivingCall() {
    for (Use use : value().allUses()) {
      if (use.kind() == Use.Kind.ARGUMENT) {
        return value().callOf(use);
      }
    }
    return null;
  }
}
