package dev.heddle.flow;

import dev.heddle.catalog.Catalog;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The calls of the sources by what is written, so that only those that can mean a method or type
 * are asked what they mean.
 */
final class CallNames {
  private static final String SUPER = "<init>";
  private static final String NEW = "new ";
  private static final Comparator<Call> ORDER =
      Comparator.<Call>comparingInt(call -> call.method().number()).thenComparingInt(Call::id);

  private final Map<String, List<Call>> byName = new HashMap<>();

  CallNames(List<Method> methods) {
    for (Method method : methods) {
      for (Call call : method.callList()) {
        if (call.event() instanceof Event.New creation) {
          add(created(creation.type().name()), call);
          if (creation.body() != null) {
            add(created(creation.body()), call);
          }
        } else if (call.name().equals(SUPER)) {
          add(created(chained(call)), call);
        } else {
          add(call.name(), call);
        }
      }
    }
  }

  private void add(String name, Call call) {
    byName.computeIfAbsent(name, n -> new ArrayList<>(1)).add(call);
  }

  /** The name under which the calls of a method are found. */
  static String of(Method method) {
    return method.name().equals(SUPER) ? created(method.type().name()) : method.name();
  }

  private static String created(String type) {
    String simple = Namesakes.plain(type.substring(type.lastIndexOf('.') + 1));
    int digits = 0;
    while (digits < simple.length() && Character.isDigit(simple.charAt(digits))) {
      digits++; // a local type has a number before its name
    }
    return NEW + (digits == simple.length() ? type : simple.substring(digits));
  }

  /** The type whose constructor `this(..)` or `super(..)` calls. */
  private static String chained(Call call) {
    Type own = call.method().type();
    List<TypeRef> above = own.declaration().supertypes();
    boolean upwards = call.receiver().value() instanceof Value.Super && !above.isEmpty();
    return upwards ? above.get(0).name() : own.name();
  }

  /** The calls that can mean the methods found under a name, in the order of the sources. */
  Stream<Call> calls(String name) {
    return byName.getOrDefault(name, List.of()).stream();
  }

  /**
   * The calls that the catalog may call this, as far as names tell, in the order of the sources.
   */
  Stream<Call> mayBe(String trait, Catalog catalog) {
    Predicate<String> wanted = catalog.called(trait);
    boolean creations = wanted.test(NEW.trim());
    return byName.entrySet().stream()
        .filter(n -> n.getKey().startsWith(NEW) ? creations : wanted.test(n.getKey()))
        .flatMap(named -> named.getValue().stream())
        .sorted(ORDER)
        .distinct();
  }

  /** The creations that can be of a type, in the order of the sources. */
  Stream<Call> creations(String type) {
    return calls(created(type)).filter(Call::isNew);
  }
}
