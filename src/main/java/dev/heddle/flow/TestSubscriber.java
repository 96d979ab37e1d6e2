package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An object that records the signals of a publisher for a test.
 *
 * @param creation `new`, a factory method, or `test()` of a publisher
 */
public record TestSubscriber(Call creation) {
  private static final Pattern CHECK =
      Pattern.compile("(assert|expect|await|get|has|is|values|verify|fail).*");

  public static boolean isOne(Call call) {
    boolean made = call.isNew() || call.is("opens-test-subscriber") || call.receiver().isTypeName();
    boolean chained = !call.isNew() && call.receiver().is("test-subscriber-builder");
    return (made || chained) && call.result().is("test-subscriber");
  }

  /** Whether nothing looks at what it recorded, and no other code gets it. */
  public boolean isUnread() {
    return isUnread(creation.result());
  }

  private static boolean isUnread(Expression subscriber) {
    Fate fate = Fate.of(subscriber);
    return !fate.leaves((call, argument) -> call.is("subscribe"))
        && fate.calls().noneMatch(TestSubscriber::looks)
        && subscribed(subscriber, fate).allMatch(TestSubscriber::isUnread);
  }

  /** The results of the calls that subscribe it and give it back. */
  private static Stream<Expression> subscribed(Expression subscriber, Fate fate) {
    return fate.uses().stream()
        .filter(u -> u.kind() == Use.Kind.ARGUMENT)
        .map(subscriber::callOf)
        .map(Call::result)
        .filter(r -> r.is("test-subscriber"));
  }

  private static boolean looks(Call call) {
    return call.is("verifies")
        || CHECK.matcher(call.name()).matches()
        || (call.result().is("test-subscriber")
            && !Fate.of(call.result()).isDropped()
            && !isUnread(call.result()));
  }

  /** Whether it is only the trigger: another assertion follows in the same method. */
  public boolean isOnlyTrigger() {
    return creation.method().allElements().stream()
        .filter(creation::precedes)
        .anyMatch(TestSubscriber::asserts);
  }

  private static boolean asserts(Element e) {
    return e.event() instanceof Event.Assert
        || (e instanceof Call call
            && (call.name().startsWith("assert")
                || call.name().startsWith("verify")
                || call.name().equals("fail")));
  }
}
